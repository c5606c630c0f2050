/**
 * Image operators on device arrays.
 *
 * Images are interleaved (HWC) or planar (CHW), alone or as a batch with N in front. Every operator returns a new array,
 * or writes where `into` says.
 *
 * @module
 */
export type { Layout } from "./images.ts";
export type { NormalizeOptions } from "./normalization.ts";
export { normalize } from "./normalize.ts";
export { resizeNormalize } from "./resize_normalize.ts";
