//! The adapter as a program, on standard input and output.

mod engine;
mod protocol;
#[cfg(test)]
mod tests;
mod toy;
mod toy_cards;

fn main() -> std::io::Result<()> {
    protocol::serve(&mut engine::Adapter::default(), std::io::stdin().lock(), std::io::stdout())
}
