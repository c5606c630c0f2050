import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { DiskCache } from "../../src/compile/cache.ts";
import { findIncludes } from "../../src/compile/includes.ts";
import { runArguments, runProgram } from "../support/process.ts";

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "cuffi-cache-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

function payload(length: number, value: number): Uint8Array {
  return new Uint8Array(length).fill(value);
}

describe("DiskCache", () => {
  test("returns stored entries, and creates its folder for the user only", () => {
    const cache = new DiskCache(join(folder, "a/b"));
    const key = DiskCache.key(["x", 1]);
    assert.equal(cache.get(key), undefined);
    cache.put(key, payload(1000, 7));
    assert.deepEqual(new Uint8Array(cache.get(key)!), payload(1000, 7));
    cache.put(key, new Uint8Array(0));
    assert.equal(cache.get(key)!.length, 0);
    assert.equal(statSync(join(folder, "a/b")).mode & 0o777, 0o700);
  });

  test("keys differ if and only if their contents do", () => {
    assert.notEqual(DiskCache.key(["ab", "c"]), DiskCache.key(["a", "bc"]));
    assert.equal(DiskCache.key([1]), DiskCache.key([1]));
  });

  test("stays below its size limit, skips larger entries, and deletes temporary files of dead processes", () => {
    const directory = join(folder, "limited");
    const cache = new DiskCache(directory, 10_000);
    const keys = Array.from({ length: 20 }, (_, i) => DiskCache.key(i));
    const temporary = join(directory, `${keys[0]}.abc.tmp`);
    writeFileSync(temporary, "left");
    utimesSync(temporary, 1, 1);
    keys.forEach((key, i) => {
      cache.put(key, payload(1500, i));
      const total = readdirSync(directory).reduce(
        (sum, name) => sum + statSync(join(directory, name)).size,
        0,
      );
      assert.ok(total <= 10_000, `${total} bytes after ${i + 1} entries`);
    });
    assert.ok(cache.get(keys.at(-1)!));
    assert.equal(cache.get(keys[0]!), undefined);
    assert.equal(existsSync(temporary), false);
    cache.put(keys[0]!, payload(10_000, 0));
    assert.equal(cache.get(keys[0]!), undefined);
  });

  test("concurrent processes see whole entries or none", () => {
    const directory = join(folder, "shared");
    const program = `
      import { spawn } from "node:child_process";
      import process from "node:process";
      import { DiskCache } from "@cuffi/src/compile/cache.ts";
      const cache = new DiskCache(${JSON.stringify(directory)}, 30_000);
      const work = () => {
        let hits = 0;
        for (let i = 0; i < 200; i++) {
          const value = (i >> 1) % 7; // twice in a row, because the limit is less than all values
          const key = DiskCache.key(value);
          const found = cache.get(key);
          if (found) { hits++; if (found.length !== 5000 || found.some((byte) => byte !== value)) throw new Error("torn entry"); }
          cache.put(key, new Uint8Array(5000).fill(value));
        }
        return hits;
      };
      if (process.argv.includes("child")) { work(); process.exit(0); }
      const file = process.argv[1];
      const args = [...${JSON.stringify(runArguments())}, file, "child"];
      const children = [1, 2].map(() => new Promise((done) => spawn(process.execPath, args, { stdio: "inherit" }).on("exit", done)));
      const hits = work();
      console.log(JSON.stringify([await Promise.all(children), hits > 0]));`;
    const { stdout, stderr } = runProgram(program);
    assert.equal(stdout.trim(), "[[0,0],true]", stderr);
    assert.ok(readdirSync(directory).every((name) => !name.endsWith(".tmp")));
  });
});

describe("a cache that somebody else may have written", () => {
  const windows = process.platform === "win32" && "no file modes";
  const notRoot = (windows || process.getuid?.() !== 0) && "only root can give files away";
  const key = DiskCache.key("entry");

  /** Makes a folder with one entry. */
  function filled(name: string): string {
    const directory = join(folder, name);
    new DiskCache(directory).put(key, payload(10, 1));
    assert.ok(new DiskCache(directory).get(key));
    return directory;
  }

  test("is rejected if its group or others can write to the folder", { skip: windows }, () => {
    const directory = filled("open");
    for (const mode of [0o777, 0o1777, 0o775, 0o702]) {
      chmodSync(directory, mode);
      assert.throws(
        () => new DiskCache(directory),
        /open: other users can write to it; change that with chmod go-w/,
      );
    }
    chmodSync(directory, 0o755);
    assert.ok(new DiskCache(directory).get(key));
  });

  test("is rejected if another user owns the folder or the link to it", { skip: notRoot }, () => {
    const directory = filled("theirs");
    const link = join(folder, "link");
    symlinkSync(directory, link);
    assert.equal(new DiskCache(link).directory, directory);
    lchownSync(link, 65534, 65534);
    assert.throws(() => new DiskCache(link), /link: it belongs to another user \(65534, this one is 0\)/);
    chownSync(directory, 65534, 65534);
    assert.throws(() => new DiskCache(directory), /theirs: it belongs to another user/);
  });

  test("ignores entries that are not regular files of this user", { skip: windows }, () => {
    const directory = filled("entries");
    const cache = new DiskCache(directory);
    const path = join(directory, key);
    const whole = readFileSync(path);
    const replaceBy = (make: () => void) => {
      rmSync(path, { recursive: true, force: true });
      make();
      assert.equal(cache.get(key), undefined);
    };
    replaceBy(() => mkdirSync(path));
    cache.put(key, payload(10, 1));
    replaceBy(() => assert.equal(spawnSync("mkfifo", [path]).status, 0));
    writeFileSync(join(folder, "outside"), whole);
    replaceBy(() => symlinkSync(join(folder, "outside"), path));
    assert.ok(existsSync(join(folder, "outside")));
    replaceBy(() => symlinkSync("/dev/zero", path));
    replaceBy(() => writeFileSync(path, whole, { mode: 0o600 }) ?? chmodSync(path, 0o622));
    replaceBy(() => {
      writeFileSync(path, whole);
      truncateSync(path, 2 ** 40);
    });
    cache.put(key, payload(10, 1));
    assert.ok(cache.get(key));
    if (process.getuid?.() === 0) {
      chownSync(path, 65534, 65534);
      assert.equal(cache.get(key), undefined);
    }
  });

  test("does not return an entry under another key", () => {
    const directory = filled("swapped");
    const other = DiskCache.key("other");
    renameSync(join(directory, key), join(directory, other));
    assert.equal(new DiskCache(directory).get(other), undefined);
  });

  test("is not used by a program, which says so once and works without", { skip: windows }, () => {
    const directory = filled("program");
    chmodSync(directory, 0o777);
    const { stdout, stderr } = runProgram(
      `import { openCache } from "@cuffi/src/compile/cache.ts";
       console.log(openCache(), openCache());`,
      { CUFFI_CACHE_DIR: directory, CUFFI_CACHE: "" },
    );
    assert.equal(stdout, "undefined undefined\n");
    assert.equal(
      stderr,
      `cuffi: kernel cache: not used: ${directory}: other users can write to it; change that with chmod go-w\n`,
    );
  });
});

describe("includes", () => {
  test("does not wait for a FIFO", { skip: process.platform === "win32" && "no FIFOs" }, () => {
    mkdirSync(join(folder, "pipes"));
    assert.equal(spawnSync("mkfifo", [join(folder, "pipes/a.h")]).status, 0);
    assert.equal(findIncludes("#include <a.h>", {}, [join(folder, "pipes")]).files, undefined);
  });

  test("follows header texts; a name in none of them needs folders", () => {
    const headers = { "a.h": '#include "b.h"', "b.h": "" };
    assert.deepEqual(findIncludes("#include <a.h>\n  #  include <b.h> // b", headers, []), {
      needsFolders: false,
      files: {},
      missing: [],
      builtins: {},
    });
    assert.deepEqual(findIncludes('#include "c.h"', headers, []), {
      needsFolders: true,
      files: { "c.h": "" },
      missing: ["c.h"],
      builtins: {},
    });
    assert.equal(findIncludes("#include NAME", headers, []).files, undefined);
    const spellings = [
      "/* a */ #include <c.h>",
      "/*\n*/ # /* b */ include /* c */ <c.h>",
      "\f%:include<c.h>",
      '#inc\\\nlude\\\r\n"c.h"',
    ];
    for (const source of spellings) {
      assert.deepEqual(findIncludes(source, {}, []).files, { "c.h": "" }, source);
    }
    assert.deepEqual(findIncludes('const char* s = "#include <x>";\nint includes;', {}, []).files, {});
  });

  test("searches folders in order, and for quoted names first next to the including file", () => {
    const [first, second] = [join(folder, "first"), join(folder, "second")];
    new DiskCache(first), new DiskCache(second);
    writeFileSync(join(first, "a.h"), '#include "b.h"\n#include <c.h>');
    writeFileSync(join(first, "b.h"), "1b");
    writeFileSync(join(second, "b.h"), "2b");
    writeFileSync(join(second, "c.h"), '#include "b.h"\n#include <a.h>');
    const { files } = findIncludes("#include <a.h>", {}, [first, second]);
    assert.deepEqual(Object.keys(files!).sort(), [
      join(first, "a.h"),
      join(first, "b.h"),
      join(second, "b.h"),
      join(second, "c.h"),
    ]);
    assert.equal(files![join(second, "b.h")], "2b");
  });
});
