/**
 * All tests that run Python in this process. They share a file because Deno runs each file on a thread of its
 * own, and libraries such as PyTorch expect to stay on the thread that started Python.
 */
import "./values.ts";
import "./streams.ts";
import "./producers.ts";
import "./deleters.ts";
import "./arrays.ts";
import "./libraries.ts";
import "./cuda.ts";
