/** Names that a message suggests in place of an unknown one, by meaning and by spelling. */

/**
 * Names of one thing in each row, in lower case and without separators: those of cuffi first, then those of
 * other libraries. If a call knows several names of a row, the first one is suggested.
 */
const SYNONYMS: readonly string[] = [
  // Arrays.
  "axis axes dim dims dimension dimensions",
  "keepdims keepdim keepaxis keepaxes",
  "shape size dims dimensions",
  "into out output outputs dst dest destination result target",
  "dtype type datatype elementtype scalartype ddepth sdepth outdtype",
  "standarddeviation std stddev stdev stds sd scale sigma",
  "mean means average avg mu loc base",
  "low min minimum minval minvalue lower start",
  "high max maximum maxval maxvalue upper stop end",
  "correction ddof unbiased dof",
  "order ord p",
  "descending reverse reversed ascending decreasing",
  "largest descending",
  "equalnan nanequal nansequal",
  "stream queue",
  "pooled pool cached",
  "layout dataformat memoryformat channelsfirst channelslast outlayout",
  // Copies.
  "bytelength bytes numbytes nbytes bytecount length size count",
  "srcoffset sourceoffset fromoffset offset",
  "dstoffset dstbyteoffset destinationoffset tooffset offset",
  "widthbytes width rowbytes bytesperrow",
  "srcpitch sourcepitch srcstride pitch",
  "dstpitch destinationpitch dststride pitch",
  // Launches and compilation.
  "grid griddim griddims gridsize blocks numblocks nblocks blockspergrid",
  "block blockdim blockdims blocksize threads numthreads nthreads threadsperblock workgroupsize",
  "sharedbytes shared smem sharedmem sharedmemory sharedmembytes sharedmemorybytes sharedsize dynamicshared",
  "arch architecture target gpuarch computecapability sm",
  "archs archlist architectures targets",
  "defines define definitions macros",
  "includepaths include includes includepath includedirs includedirectories",
  "nameexpressions instantiate instantiations templates",
  "filename name",
  "std standard cppstandard cxxstandard",
  "options flags args arguments compileroptions extraoptions",
  "constants consts closure",
  "bounds boundscheck checkbounds boundschecks",
  "lineinfo debug debuginfo generatelineinfo",
  "combine reducer op operator accumulate",
  "map mapper",
  "finish finalize post",
  "identity initial initialvalue init neutral",
  // Waits and processes.
  "n np nproc nprocpernode processes procs",
  "timeout deadline timeoutms milliseconds",
  "signal abort abortsignal controller",
  "devices gpus device gpu",
  "threads numthreads nthreads intraopnumthreads intraopthreads workers",
  "providers provider executionproviders",
  "cuda gpu nvidia",
  // Images.
  "width w cols columns",
  "height h rows",
  "x left xmin",
  "y top ymin",
  "size width height dsize ksize kernelsize newsize outputsize targetsize imagesize resolution dimensions",
  "width w cols columns",
  "height h rows",
  "blocksize size ksize kernelsize windowsize aperturesize",
  "interpolation filter resample resampling sampling mode method inter flags srcinterp",
  "border bordertype bordermode padding paddingmode pad mode",
  "color bordercolor fontcolor",
  "background bgcolor",
  "value bordervalue bordercolor fill fillvalue fillcolor padvalue paddingvalue color constant cval",
  "bordervalue value fill fillvalue",
  "bordercolor bordervalue value fillcolor",
  "addressmode border wrap wrapmode addressing",
  "filtermode interpolation filter",
  "antialias antialiasing aa smooth",
  "crop rect rectangle box bbox roi region",
  "crops rects rectangles boxes bboxes rois regions",
  "boxes bboxes rects rectangles rois",
  "center centre pivot",
  "degrees deg indegrees angleindegrees",
  "swapredblue swaprb bgr bgr2rgb rgb2bgr swaprgb swapchannels",
  "element kernel structuringelement footprint masksize",
  "anchor kernelanchor",
  "type normtype thresholdtype",
  "method adaptivemethod",
  "flip flipcode",
  "maxvalue maxval max",
  "iouthreshold iou nmsthreshold overlap",
  "scorethreshold score confidence conf minscore",
  "cliplimit clip limit",
  "tilegridsize tiles gridsize tilesize",
  "brightnessshift shift offset beta",
  "brightness beta",
  "contrast alpha gain",
  "shift beta offset bias",
  "scale alpha factor gain scalefactor fontscale",
  "delta offset bias beta",
  "channels numchannels components depth",
  "quality q compression",
  "subsampling chroma chromasubsampling",
  "standard colorspace matrix primaries",
  "range colorrange fullrange",
  "fit resizemode objectfit",
  "from src2",
  // Video.
  "framerate fps rate",
  "bitrate bps",
  "keyframeinterval gop gopsize keyint",
  "container format muxer",
  "from start begin first",
  "to end stop until last",
  "every step stride nth",
  "ahead prefetch lookahead buffer",
  "rgb color bgr",
  // Values: dtypes.
  "bool boolean",
  "f16 half float16 fp16",
  "bf16 bfloat16",
  "f32 float single float32 fp32 number",
  "f64 double float64 fp64",
  "i8 char int8 signedchar",
  "i16 short int16",
  "i32 int int32 integer",
  "i64 long longlong int64 bigint",
  "u8 byte uchar uint8 unsignedchar",
  "u16 ushort uint16 unsignedshort",
  "u32 uint uint32 unsigned unsignedint",
  "u64 ulong uint64 ulonglong sizet unsignedlonglong",
  "complex64 c64 cfloat",
  "complex128 c128 cdouble",
  // Values: images.
  "nearest nearestneighbor nearestneighbour nn none",
  "point nearest nearestneighbor nearestneighbour",
  "linear bilinear",
  "cubic bicubic spline",
  "area box supersampling",
  "constant zero zeros fill",
  "replicate edge clamp nearest repeatlast extend",
  "clamp edge replicate clamptoedge",
  "reflect symmetric",
  "reflect101 mirror default",
  "mirror reflect reflect101 mirrorrepeat",
  "wrap circular periodic repeat tile",
  "border constant clamptoborder zeros",
  "horizontal x h leftright fliplr lr mirror",
  "vertical y v updown flipud ud",
  "both xy hv",
  "hwc channelslast last interleaved",
  "chw channelsfirst first planar",
  "binaryinv binaryinverse inverse inverted",
  "limited tv video studio mpeg",
  "full pc jpeg",
  "bt601 bt470 rec601 itu601 smpte170m",
  "bt709 rec709 itu709",
  "bt2020 rec2020",
  "xyxy ltrb corners",
  "xywh ltwh cxcywh",
  "pq st2084 smpte2084 hdr10",
  "fill stretch",
  "cover crop centercrop",
  // Values: reductions and comparisons.
  "sum add plus total",
  "prod product multiply mul",
  "max maximum amax",
  "min minimum amin",
  "avg mean average",
  "mean avg average",
  "eq equal equals",
  "ne notequal",
  "lt less lessthan",
  "le lessequal lessorequal",
  "gt greater greaterthan",
  "ge greaterequal greaterorequal",
  // Functions in kernels.
  "sync syncthreads barrier workgroupbarrier",
  "globalindex globalid globalidx grid",
  "globalsize gridsize gridstride",
  "threadidx threadindex threadid tid localid",
  "blockidx blockindex blockid workgroupid",
  "laneid lane laneindex",
  "shared sharedarray sharedmemory",
  "shuffledown shfldown shfldownsync",
  "shuffleup shflup shflupsync",
  "shufflexor shflxor shflxorsync",
  "shuffle shfl shflsync",
  "any anysync",
  "all allsync",
  "ballot ballotsync",
  "activemask activelanes",
  "fence threadfence threadfenceblock threadfencesystem",
  "popcount popc popcll",
  "bitreverse brev brevll",
  "atomicexchange atomicexch",
  "atomiccompareandswap atomiccas atomiccompareexchange atomiccompswap",
  "mulhigh mulhi umulhi mul64hi umul64hi",
  "bitsof floatasint floatasuint doubleaslonglong floattobits bitcast",
  "floatof intasfloat uintasfloat longlongasdouble bitstofloat",
];

/** {@link SYNONYMS} as sets, created for the first error: every program loads this module. */
let groups: readonly ReadonlySet<string>[] | undefined;

/** Prefixes of OpenCV's constants, and the modules of other libraries. */
const PREFIX =
  /^(?:(?:np|cp|torch|cv2?|resampling|interpolationmode)\.)?(?:(?:inter|border|thresh|norm|tm|cmp|morph|cv)_)?/i;

/** Returns a name without case and separators, and without the `_t` of C's types. */
function normalize(name: string): string {
  return name.replace(/_t$/, "").replace(/[\s_-]/g, "").toLowerCase();
}

/**
 * Returns `; did you mean "stream"?` for a name that differs from a known one in case or separators, that other
 * libraries use for the same thing, or that is close to it in spelling; otherwise "".
 */
export function suggestion(name: string, known: readonly string[]): string {
  const best = closestName(name, known);
  return best === undefined ? "" : `; did you mean "${best}"?`;
}

/** Returns the known name that {@link suggestion} suggests; undefined if no name is close. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  return byMeaning(name, known) ?? byMeaning(name.replace(PREFIX, ""), known) ?? bySpelling(name, known);
}

function byMeaning(name: string, known: readonly string[]): string | undefined {
  const normal = normalize(name);
  if (normal === "") return undefined;
  const candidates = new Map(known.map((candidate) => [normalize(candidate), candidate]));
  const same = candidates.get(normal);
  if (same !== undefined) return same;
  groups ??= SYNONYMS.map((names) => new Set(names.split(" ")));
  for (const group of groups) {
    if (!group.has(normal)) continue;
    // `output` means `outputs`, not `into`.
    const forms = [`${normal}s`, normal.replace(/s$/, "")].filter((form) => group.has(form));
    for (const word of [...forms, ...group]) {
      const candidate = candidates.get(word);
      if (candidate !== undefined) return candidate;
    }
  }
  return undefined;
}

function bySpelling(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  // `filt` for `filterMode`.
  let best = name.length < 3 ? undefined : known.find((candidate) => candidate.startsWith(name));
  let least = best === undefined ? limit + 1 : 0;
  for (const candidate of known) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    // One letter is close to every other, and an index to every number.
    if (edits > 0 && (name.length < 2 || candidate.length < 2 || /^\d/.test(name))) continue;
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** The number of letters to insert, remove, replace or swap with their neighbor (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [], row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
