/** The adapter as a program, on standard input and output: node dist/main.js */

import { Adapter } from "./engine.js";
import { serve } from "./protocol.js";

await serve(new Adapter(), process.stdin, process.stdout);
