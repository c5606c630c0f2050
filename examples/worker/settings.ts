import { availableParallelism } from "node:os";
import process from "node:process";
import * as z from "zod/mini";

/** The size of the result, and the limits of everything that clients can make the worker hold or wait for. */
export interface Settings {
  /** Height and width of the result in pixels. Default 224. */
  size: number;
  /** Maximum number of images in a batch. Default 32. */
  maxBatch: number;
  /** Maximum bytes of decoded pixels in a batch. A larger image forms its own batch. Default 64 MiB. */
  maxBatchBytes: number;
  /** Maximum milliseconds that an image waits for others to fill the batch. Default 2. */
  maxDelay: number;
  /** Maximum number of requests that wait for their answer. Default 256. */
  maxQueue: number;
  /** Maximum bytes of a file. Default 16 MiB. */
  maxBodyBytes: number;
  /** Maximum bytes of all files that are being received or wait to be decoded. Default 256 MiB. */
  maxFilesBytes: number;
  /** Maximum pixels of an image, checked in the file's header before decoding. Default 25 million. */
  maxPixels: number;
  /** Maximum number of frames of a video clip in an answer. Default 32. */
  maxFrames: number;
  /** Maximum bytes for decoding and for decoded images. Requests wait for it. Default 768 MiB. */
  maxImagesBytes: number;
  /** Maximum milliseconds for decoding an image; then its thread is terminated. Default 10,000. */
  decodeTimeout: number;
  /**
   * Number of codec threads; half as many more decode large images. 0 decodes on the server's thread, without
   * `decodeTimeout`. Default: one per core, at most 16.
   */
  codecThreads: number;
  /**
   * Maximum number of connections. Beyond it the one that has waited longest for its client is closed, those
   * that were never answered first. Default 1024.
   */
  maxConnections: number;
  /** Maximum bytes of the head of a request. Default 16 KiB. */
  maxHeadBytes: number;
  /** Maximum milliseconds for a client to send the head of a request. Default 10,000. */
  headTimeout: number;
  /** Maximum milliseconds for a client to send its file. Default 10,000. */
  bodyTimeout: number;
  /** Maximum milliseconds for a client to take its answer. Default 30,000. */
  sendTimeout: number;
  /** Maximum milliseconds between two requests on a connection. Default 60,000. */
  idleTimeout: number;
  /** Milliseconds until a device that has failed is tried again. Default 10,000. */
  deviceRetry: number;
  /** Maximum milliseconds from SIGTERM to the end of the process. Default 10,000. */
  gracePeriod: number;
}

const MAX_MS = 3_600_000, MAX_BYTES = 2 ** 40;

/** A setting with its default. */
type Setting = z.ZodMiniType<number, number | undefined>;

/** An integer within bounds. */
function integer(value: number, low: number, high: number): Setting {
  const expected = `an integer from ${low} to ${high}`;
  return z._default(z.int(expected).check(z.minimum(low, expected), z.maximum(high, expected)), value);
}

/** The schema of each setting: its default, and its bounds. */
export const SETTINGS: Readonly<Record<keyof Settings, Setting>> = {
  size: integer(224, 1, 4096),
  maxBatch: integer(32, 1, 1024),
  maxBatchBytes: integer(64 << 20, 1, 2 ** 31),
  maxDelay: integer(2, 0, 10_000),
  maxQueue: integer(256, 1, 1_000_000),
  maxBodyBytes: integer(16 << 20, 1, 2 ** 30),
  maxFilesBytes: integer(256 << 20, 1, MAX_BYTES),
  maxPixels: integer(25_000_000, 1, 500_000_000),
  maxFrames: integer(32, 1, 1024),
  maxImagesBytes: integer(768 << 20, 1 << 20, MAX_BYTES),
  decodeTimeout: integer(10_000, 10, MAX_MS),
  codecThreads: integer(Math.min(16, availableParallelism()), 0, 256),
  maxConnections: integer(1024, 1, 1_000_000),
  maxHeadBytes: integer(16 << 10, 256, 1 << 20),
  headTimeout: integer(10_000, 10, MAX_MS),
  bodyTimeout: integer(10_000, 10, MAX_MS),
  sendTimeout: integer(30_000, 10, MAX_MS),
  idleTimeout: integer(60_000, 10, MAX_MS),
  deviceRetry: integer(10_000, 10, MAX_MS),
  gracePeriod: integer(10_000, 0, MAX_MS),
};

/** A port, or 0 for any free one. */
const ANY_PORT = integer(8000, 0, 65_535);

/** A variable that is 1 or 0. */
export const SWITCH: z.ZodMiniType<boolean, string> = z.pipe(
  z.enum(["0", "1"], "0 or 1"),
  z.transform((text) => text === "1"),
);

const NAMES = Object.keys(SETTINGS) as (keyof Settings)[];

/**
 * Adds the defaults.
 *
 * @throws {RangeError} If a setting is out of its bounds.
 */
export function completeSettings(settings: Partial<Settings>): Settings {
  const complete = {} as Settings;
  for (const name of NAMES) complete[name] = read(name, name, settings[name]);
  return complete;
}

/**
 * Reads settings from the environment: `MAX_BATCH=64` sets `maxBatch`.
 *
 * @throws {RangeError} If a variable is out of its bounds.
 */
export function settingsFromEnvironment(): Partial<Settings> {
  const settings: Partial<Settings> = {};
  for (const name of NAMES) {
    const variable = variableOf(name);
    const text = process.env[variable];
    if (text) settings[name] = read(name, variable, Number(text), text);
  }
  return settings;
}

/** Returns the environment variable of a setting: `MAX_BATCH` for `maxBatch`. */
export function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** Where to listen. */
export interface Ports {
  /** The address of an interface, or 0.0.0.0 for all. */
  hostname: string;
  port: number;
  /** The port of the probes, if they have one of their own. */
  healthPort?: number;
  /** Whether other processes may listen on `port` too: Linux spreads connections over them. */
  reusePort?: boolean;
}

/**
 * Reads `HOST`, by default 0.0.0.0, `PORT`, by default 8000, `PORT_HEALTH` and `REUSE_PORT`.
 *
 * @throws {RangeError} If a variable is no port, or `REUSE_PORT` neither 0 nor 1.
 */
export function portsFromEnvironment(): Ports {
  const { HOST: hostname = "0.0.0.0", PORT, PORT_HEALTH, REUSE_PORT } = process.env;
  const ports: Ports = { hostname, port: PORT ? check("PORT", ANY_PORT, Number(PORT), PORT) : 8000 };
  if (PORT_HEALTH) {
    const healthPort = check("PORT_HEALTH", ANY_PORT, Number(PORT_HEALTH), PORT_HEALTH);
    if (healthPort !== ports.port) ports.healthPort = healthPort;
  }
  if (REUSE_PORT && check("REUSE_PORT", SWITCH, REUSE_PORT, REUSE_PORT)) ports.reusePort = true;
  return ports;
}

/** Checks the value of a setting that is called `label` in messages. */
function read(name: keyof Settings, label: string, value: number | undefined, text?: string): number {
  return check(label, SETTINGS[name], value, text);
}

/** Checks a value, which messages show as `text` if it was read from one. */
function check<T>(
  label: string,
  schema: z.ZodMiniType<T>,
  value: number | string | undefined,
  text?: string,
): T {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const got = text === undefined ? String(value) : JSON.stringify(text);
  throw new RangeError(`${label}: expected ${error.issues[0]!.message}, got ${got}`);
}
