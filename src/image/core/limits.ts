/** Limits that all image operators share. */

/** Largest grid extent along y and z in CUDA. */
export const MAX_GRID_YZ = 65535;

/** Largest height and width: the largest grid of blocks with 8 rows. */
export const MAX_SIDE: number = 8 * MAX_GRID_YZ;

/** Largest number of images of a batch or list: they lie along z of the grid. */
export const MAX_BATCH: number = MAX_GRID_YZ;

/** Largest number of channels. */
export const MAX_CHANNELS = 4;

/** Largest margin, offset or drawing coordinate in pixels: sums of a few of them fit in 32 bits. */
export const MAX_OFFSET: number = 2 ** 24;
