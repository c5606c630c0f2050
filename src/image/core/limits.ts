/** Limits that all image operators share. */
import { MAX_CHANNELS as CHANNELS, PIXEL_TILE } from "../../../ptx/layouts.ts";

/** Largest grid extent along y and z in CUDA. */
export const MAX_GRID_YZ = 65535;

/** Largest height and width: the largest grid of blocks. */
export const MAX_SIDE: number = PIXEL_TILE[1] * MAX_GRID_YZ;

/** Largest number of images of a batch or list: they lie along z of the grid. */
export const MAX_BATCH: number = MAX_GRID_YZ;

/** Largest number of channels. */
export const MAX_CHANNELS: number = CHANNELS;

/** Largest margin, offset or drawing coordinate in pixels: sums of a few of them fit in 32 bits. */
export const MAX_OFFSET: number = 2 ** 24;
