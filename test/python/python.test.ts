/**
 * All tests that run Python in this process. They share a file because Deno runs each file on a separate
 * thread, and libraries such as PyTorch expect to stay on the one that started Python.
 */
import "./arrays.ts";
import "./cuda.ts";
import "./deleters.ts";
import "./libraries.ts";
import "./producers.ts";
import "./streams.ts";
import "./values.ts";
