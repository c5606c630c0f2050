/** The form of a benchmark suite. */
import type { Targets } from "./report.ts";

/** A benchmark: a TypeScript program, the same in C, and Python programs with other libraries (peers). */
export interface Suite {
  readonly name: string;
  readonly title: string;
  /** Program in `bench/`. */
  readonly script: string;
  /** Its arguments. */
  readonly args?: readonly string[];
  /** Program in `c/`, with its arguments. */
  readonly c?: readonly [name: string, ...args: string[]];
  /** Program and arguments by column: Python in `peers/`, or TypeScript that starts and measures a peer. */
  readonly peers?: Readonly<Record<string, readonly [script: string, ...args: string[]]>>;
  /** The peers need no GPU. */
  readonly peersOnHost?: boolean;
  /** Peers that quick runs skip because they take long. */
  readonly slowPeers?: readonly string[];
  /** All programs take turns in each round, so that drift affects them equally. */
  readonly rounds: number;
  readonly quickRounds: number;
  /** Rounds in which peers run; one in a quick run. Default 3: they differ by far more than drift. */
  readonly peerRounds?: number;
  readonly targets: Targets;
  /** Measures the run time of the programs instead of what they print. */
  readonly wallClock?: boolean;
  /** The script calls the garbage collector. */
  readonly exposeGc?: boolean;
  /** The script prints its own report; its exit status is nonzero if it missed targets. */
  readonly ownReport?: boolean;
  /** Seconds after which a program is killed. Default 180. */
  readonly timeout?: number;
  /** The devices it runs on. */
  readonly on: "cuda" | "software" | "both";
}

/** Placeholder argument for the path of the PTX of `scale.ts`. */
export const SCALE_PTX = "SCALE_PTX";
/** Placeholder argument for the path of the model of `small_model.ts`. */
export const SMALL_ONNX = "SMALL_ONNX";
/** Placeholder argument for the folder of the clips of `video_clips.ts`. */
export const VIDEO_CLIPS = "VIDEO_CLIPS";
