export * from "./src/x.ts";
