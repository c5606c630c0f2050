/**
 * Checks the site in `out/site`, which `scripts/build_site.ts` writes: links resolve, pages load without errors
 * in headless Chromium and fit on a phone, and the playground computes what formulas say.
 *
 *     bun scripts/check_site.ts                    checks
 *     bun scripts/check_site.ts --screenshots      also writes out/screenshots, on a desktop and a phone
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import process from "node:process";
import { Browser, type Screen } from "./lib/devtools.ts";
import { readManifest } from "./lib/manifest.ts";
import { serveFolder } from "./lib/static_server.ts";
import { brokenLinks } from "./site/broken_links.ts";
import { checkPlayground } from "./site/check_playground.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
const SITE = join(ROOT, "out/site");
const SCREENSHOTS = join(ROOT, "out/screenshots");
const SCREENS: Readonly<Record<string, Screen>> = {
  desktop: { width: 1280, height: 800, isDark: false },
  phone: { width: 390, height: 844, isDark: true },
};
const OTHERS: Readonly<Record<string, Screen>> = {
  "desktop-dark": { width: 1280, height: 800, isDark: true },
  "phone-light": { width: 390, height: 844, isDark: false },
};

/** Pages of the API reference with a text of each that `deno doc` does not write there. */
const REFERENCE: Readonly<Record<string, RegExp>> = {
  "api/index.html": />@cuffi\/cuffi\/image</,
  "api/image/~/ResizeOptions.html": /Inherited from .*ImageOptions.*id="property_stream"/s,
  "api/kernel/~/Gpu.shared.html":
    /that the threads of a block share.*dynamic shared memory of the launch\. Its elements/s,
  "api/~/Device.prototype.array.html": /Uploads a typed array/,
  "api/distributed/~/World.prototype.rank.html":
    />property<.*>readonly<.*>rank<[^(]*: <span class="td-kw">number/s,
  "api/distributed/index.html": />rank<\/span><span><span>: <span class="td-kw">number/,
  "api/~/DeviceArray.html": /Inherited from .*ArrayData/,
  "api/python/~/FromPythonOptions.html":
    /extends <\/span><a href="[^"]*"[^>]*>DLPackImportOptions<.*Inherited from .*id="property_copy".*id="property_stream"/s,
  "api/kernel/~/ReduceCallOptions.html": /Inherited from .*>ReduceOptions<.*id="property_axis"/s,
  "api/image/~/WarpStepOptions.html": /Inherited from .*WarpOptions.*id="property_border"/s,
  "api/onnx/~/Model.html": /Inherited from .*>ResourceOwner<.*id="accessor_disposed"/s,
  "api/kernel/~/HostLaunch.html":
    />x<\/span>: <span class="td-kw">number<\/span>, <span>y\?<\/span>: .*<span>z\?<\/span>: /,
  "api/~/Slice.html": /<span>start\?<\/span>: .*<span>stop\?<\/span>: .*<span>step\?<\/span>: /,
  "api/kernel/~/LaunchValues.html": />\{ <span class="td-kw">readonly <\/span>\[.*\[K\]&gt;<\/span> \}</s,
};

if (!existsSync(SITE)) {
  console.error("out/site is missing: run bun scripts/build_site.ts");
  process.exit(1);
}
const allPages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".html"));
/** The pages that are opened: all but those of the API reference, and some of these. */
const pages = allPages.filter((path) => !path.startsWith("api/") || path in REFERENCE);

/** Returns the pages of the API reference that lack their text, and the modules that its first page lacks. */
function incompleteReference(): string[] {
  const { name, exports } = readManifest(ROOT), list = readFileSync(join(SITE, "reference.html"), "utf8");
  const missing = Object.keys(exports).map((entry) => posix.join(name, entry))
    .filter((module) => !list.includes(`>${module}<`))
    .map((module) => `reference.html: does not list ${module}`);
  const pages = Object.entries(REFERENCE)
    .filter(([path, text]) => !text.test(readFileSync(join(SITE, path), "utf8")))
    .map(([path, text]) => `${path}: does not contain ${text}`);
  return [...missing, ...pages];
}

/** Opens every page on every screen. Returns what is wrong. */
async function checkPages(browser: Browser, address: string): Promise<string[]> {
  const problems: string[] = [];
  const screens = process.argv.includes("--screenshots") ? { ...SCREENS, ...OTHERS } : SCREENS;
  for (const [name, screen] of Object.entries(screens)) {
    await browser.show(screen);
    for (const page of pages) {
      await browser.open(address + page);
      if (page.startsWith("playground/")) await browser.until(`document.body.dataset.state === "ready"`);
      // Chromium asks for this file once if a page names no icon, as those of `deno doc` do.
      const errors = browser.errors.filter((error) => !error.includes("/favicon.ico"));
      problems.push(...errors.map((error) => `${page}, ${name}: ${error}`));
      const width = await browser.evaluate<number>("document.documentElement.scrollWidth");
      if (width > screen.width) {
        problems.push(`${page}, ${name}: is ${width} pixels wide`);
      }
      if (process.argv.includes("--screenshots")) {
        mkdirSync(SCREENSHOTS, { recursive: true });
        const file = join(SCREENSHOTS, `${page.replaceAll("/", "_")}.${name}.png`);
        writeFileSync(file, await browser.screenshot());
      }
    }
  }
  return problems;
}

const problems = [...brokenLinks(SITE, allPages), ...incompleteReference()];
const server = await serveFolder(SITE);
try {
  await using browser = await Browser.start();
  problems.push(...await checkPages(browser, server.address));
  await browser.show(SCREENS["desktop"]!);
  await browser.open(`${server.address}playground/`);
  problems.push(...await checkPlayground(browser));
} finally {
  server.close();
}
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
