package adapter;

import java.io.IOException;

/** The adapter as a program, on standard input and output. */
final class Main {
    private Main() {}

    public static void main(String[] arguments) throws IOException {
        Protocol.serve(new Engine(), System.in, System.out);
    }
}
