/**
 * Several devices that work together: collective operations on arrays, by NCCL on GPUs.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { joinWorld } from "@cuffi/cuffi/distributed";
 *
 * using device = await openDevice();
 * await using world = await joinWorld({ device });
 * using x = device.empty([1024], "f32").fill(world.rank);
 * world.allReduce(x, "sum");
 * console.log(await x.download());
 * ```
 *
 * `cuffi launch -n 4 program.ts` starts one process for each GPU; with software devices it runs on any machine.
 *
 * @module
 */
export { type JoinOptions, joinWorld } from "./join_world.ts";
export { World } from "./world.ts";
export type {
  GatherOptions,
  ReduceOptions,
  RootOptions,
  ScatterOptions,
  SplitEachOptions,
  SplitOptions,
  WorldArray,
  WorldOptions,
} from "./options.ts";
export { type Reduction, WorldError } from "../driver/collectives.ts";
export { joinRendezvous, type Rendezvous, type RendezvousOptions } from "./rendezvous.ts";
