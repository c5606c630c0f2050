/** Headless Chromium, driven through the Chrome DevTools Protocol: what a page logs, computes and shows. */
import type { ChildProcess } from "node:child_process";
import { Chromium } from "./chromium.ts";

const TIMEOUT_MS = 60_000;

type Parameters = Readonly<Record<string, unknown>>;

/** A message of the protocol: the answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Parameters;
  readonly result?: Parameters;
  readonly error?: { readonly message: string };
}

/** The size of the window, and the color scheme. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
}

/** A browser with one page. */
export class Browser implements AsyncDisposable {
  /** Errors of the page since {@link open}: exceptions, failed requests and `console.error()`. */
  errors: string[] = [];
  readonly #chromium: Chromium;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, PromiseWithResolvers<Parameters>>();
  #session = "";
  #count = 0;
  #loaded = Promise.withResolvers<void>();

  private constructor(chromium: Chromium, socket: WebSocket) {
    this.#chromium = chromium;
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)));
  }

  /** Starts Chromium. */
  static async start(): Promise<Browser> {
    const chromium = new Chromium("--remote-debugging-port=0");
    const socket = new WebSocket(await debuggerAddress(chromium.process));
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const browser = new Browser(chromium, socket);
    const { targetId } = await browser.#send("Target.createTarget", { url: "about:blank" });
    const attached = await browser.#send("Target.attachToTarget", { targetId, flatten: true });
    browser.#session = String(attached["sessionId"]);
    for (const domain of ["Page", "Runtime", "Log"]) await browser.#send(`${domain}.enable`);
    return browser;
  }

  /** Sets the size and color scheme of the page. */
  async show({ width, height, isDark }: Screen): Promise<void> {
    const mobile = width < 600;
    await this.#send("Emulation.setDeviceMetricsOverride", { width, height, mobile, deviceScaleFactor: 1 });
    const features = [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }];
    await this.#send("Emulation.setEmulatedMedia", { features });
  }

  /** Opens an address and waits until the page and its resources are loaded. */
  async open(url: string): Promise<void> {
    this.errors = [];
    this.#loaded = Promise.withResolvers();
    await this.#send("Page.navigate", { url });
    await this.#withTimeout(this.#loaded.promise, `${url} to load`);
  }

  /** Returns the value of an expression in the page; waits if it is a promise. */
  async evaluate<T>(expression: string): Promise<T> {
    const answer = await this.#send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails } = answer as {
      result: { value: T };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    };
    if (exceptionDetails === undefined) return result.value;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    while (!await this.evaluate<boolean>(`Boolean(${expression})`)) {
      if (performance.now() > end) throw new Error(`Chromium: expected ${expression} within a minute`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Returns a picture of the page as PNG. */
  async screenshot(isWholePage = false): Promise<Uint8Array> {
    const { data } = await this.#send("Page.captureScreenshot", { captureBeyondViewport: isWholePage });
    return Uint8Array.from(atob(String(data)), (character) => character.charCodeAt(0));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.close();
    await this.#chromium[Symbol.asyncDispose]();
  }

  async #send(method: string, params: Parameters = {}): Promise<Parameters> {
    const id = ++this.#count, answer = Promise.withResolvers<Parameters>();
    this.#answers.set(id, answer);
    const session = this.#session === "" ? {} : { sessionId: this.#session };
    this.#socket.send(JSON.stringify({ id, method, params, ...session }));
    return await this.#withTimeout(answer.promise, `an answer to ${method}`);
  }

  #receive({ id, method, params = {}, result = {}, error }: Message): void {
    if (id !== undefined) {
      const answer = this.#answers.get(id);
      this.#answers.delete(id);
      if (error === undefined) answer?.resolve(result);
      else answer?.reject(new Error(error.message));
    } else if (method === "Page.loadEventFired") this.#loaded.resolve();
    else this.errors.push(...errorOf(method, params));
  }

  async #withTimeout<T>(promise: Promise<T>, expected: string): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error(`Chromium: expected ${expected} within a minute`)),
      TIMEOUT_MS,
    );
    try {
      return await Promise.race([promise, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Returns the error that an event reports, if it reports one. */
function errorOf(method: string | undefined, params: Parameters): string[] {
  const { exceptionDetails, type, args, entry } = params as {
    exceptionDetails?: { text: string; exception?: { description?: string } };
    type?: string;
    args?: readonly { readonly value?: unknown; readonly description?: string }[];
    entry?: { level: string; text: string; url?: string };
  };
  if (method === "Runtime.exceptionThrown") {
    return [exceptionDetails!.exception?.description ?? exceptionDetails!.text];
  }
  if (method === "Runtime.consoleAPICalled" && (type === "error" || type === "assert")) {
    return [args!.map(({ value, description }) => value ?? description).join(" ")];
  }
  if (method === "Log.entryAdded" && entry!.level === "error") return [`${entry!.text} ${entry!.url ?? ""}`];
  return [];
}

/** Returns the address that Chromium prints when it is ready. */
async function debuggerAddress(child: ChildProcess): Promise<string> {
  let output = "";
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => reject(new Error(`Chromium ended: ${output}`)));
    child.stderr!.on("data", (data) => {
      output += data;
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
