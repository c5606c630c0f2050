#!/usr/bin/env node
/** The `cuffi` command of the npm package. */
import process from "node:process";
import { main } from "./main.ts";

process.exitCode = await main(process.argv.slice(2));
