/**
 * All tests that run Python in this process: one file, for a file has one thread under Deno, and libraries such as PyTorch
 * take the thread that started Python for their main thread.
 */
import "./values.ts";
import "./streams.ts";
import "./producers.ts";
import "./deleters.ts";
import "./arrays.ts";
import "./libraries.ts";
import "./cuda.ts";
