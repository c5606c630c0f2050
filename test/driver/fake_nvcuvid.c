/*
 * A stand-in for libnvcuvid on machines without a GPU. Its parser reads a toy format, calls back like NVIDIA's, and
 * its decoder fills pictures with a pattern. Device memory is host memory, as in fake_libcuda.c.
 *
 * A packet is a list of commands:
 *   S width height left top codedWidth codedHeight (u16 each), bits, surfaces, chroma (u8 each): a sequence header
 *   P seed: decodes a picture and shows it
 *   R seed: decodes a picture that is shown after the next one (a reference of a B picture)
 *   N count: shows the last picture so many more times
 *   X: the decoder refuses a picture
 * A picture consists of the bytes seed + x + 3 y (luma) and 2 seed + x + 5 y (chroma), with x in bytes.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int CUresult;

/* ---- structs, as cuviddec.h and nvcuvid.h declare them for 64-bit Linux ---- */
typedef struct {
  int CodecType;
  unsigned ulMaxNumDecodeSurfaces, ulClockRate, ulErrorThreshold, ulMaxDisplayDelay, bits, reserved1[4];
  void *pUserData;
  int (*pfnSequenceCallback)(void *, void *), (*pfnDecodePicture)(void *, void *), (*pfnDisplayPicture)(void *, void *);
  void *reserved2[7], *pExtVideoInfo;
} ParserParams;
typedef struct { unsigned long flags, payload_size; const unsigned char *payload; long long timestamp; } Packet;
typedef struct {
  int codec;
  struct { unsigned numerator, denominator; } frame_rate;
  unsigned char progressive_sequence, bit_depth_luma_minus8, bit_depth_chroma_minus8, min_num_decode_surfaces;
  unsigned coded_width, coded_height;
  struct { int left, top, right, bottom; } display_area;
  int chroma_format;
  unsigned bitrate;
  struct { int x, y; } display_aspect_ratio;
  struct { unsigned char video_format : 3, full_range : 1, reserved : 4, primaries, transfer, matrix; } signal;
  unsigned seqhdr_data_length;
} Format;
typedef struct { int picture_index, progressive_frame, top_field_first, repeat_first_field; long long timestamp; } Shown;
typedef struct { int PicWidthInMbs, FrameHeightInMbs, CurrPicIdx, fields[3]; unsigned nBitstreamDataLen; char rest[4252]; } Picture;
typedef struct {
  int eCodecType, eChromaFormat;
  unsigned nBitDepthMinus8, reserved1[3];
  unsigned char bIsSupported, nNumNVDECs;
  unsigned short nOutputFormatMask;
  unsigned nMaxWidth, nMaxHeight, nMaxMBCount;
  unsigned short nMinWidth, nMinHeight;
  unsigned reserved3[11];
} Caps;
typedef struct {
  unsigned long ulWidth, ulHeight, ulNumDecodeSurfaces;
  int CodecType, ChromaFormat;
  unsigned long ulCreationFlags, bitDepthMinus8, ulIntraDecodeOnly, ulMaxWidth, ulMaxHeight, Reserved1;
  struct { short left, top, right, bottom; } display_area;
  int OutputFormat, DeinterlaceMode;
  unsigned long ulTargetWidth, ulTargetHeight, ulNumOutputSurfaces;
  void *vidLock;
  struct { short left, top, right, bottom; } target_rect;
  unsigned long enableHistogram, Reserved2[4];
} CreateInfo;
typedef struct {
  unsigned ulWidth, ulHeight, ulTargetWidth, ulTargetHeight, ulNumDecodeSurfaces, reserved1[12];
  short display_area[4], target_rect[4];
  unsigned reserved2[11];
} ReconfigureInfo;
typedef struct {
  int progressive_frame, second_field, top_field_first, unpaired_field;
  unsigned reserved_flags, reserved_zero;
  uint64_t raw_input_dptr;
  unsigned raw_input_pitch, raw_input_format;
  uint64_t raw_output_dptr;
  unsigned raw_output_pitch, Reserved1;
  uint64_t output_stream;
  unsigned Reserved[46];
  void *histogram_dptr, *Reserved2[1];
} ProcParams;
typedef struct { int decodeStatus; unsigned reserved[31]; void *pReserved[8]; } Status;
_Static_assert(sizeof(ParserParams) == 136 && sizeof(Packet) == 32 && sizeof(Format) == 64 && sizeof(Shown) == 24, "");
_Static_assert(sizeof(Picture) == 4280 && sizeof(Caps) == 88 && sizeof(CreateInfo) == 176, "");
_Static_assert(sizeof(ReconfigureInfo) == 128 && sizeof(ProcParams) == 264 && sizeof(Status) == 192, "");

/* ---- probes for tests ---- */
enum { MAX = 64, H264 = 4, AV1 = 11, PARSER = 0x9a25e5, DECODER = 0xdec0de };
static char problem[256];
static int failing[8], decodeMicroseconds, mapMicroseconds, status = 2;
static int live[2], made[3]; /* parsers and decoders; created, reconfigured, destroyed */
static pthread_t mainThread;
static void expect(int ok, const char *text) { if (!ok && !problem[0]) snprintf(problem, sizeof problem, "%s", text); }
#define EXPECT(condition) expect(condition, #condition)
__attribute__((constructor)) static void load(void) { mainThread = pthread_self(); }
const char *fakeProblem(void) { return problem; }
/* The next call fails: 0 parser, 1 parse, 2 create, 3 reconfigure, 4 map. */
void fakeFail(int call, int result) { failing[call] = result; }
void fakeDelay(int decode, int map) { decodeMicroseconds = decode; mapMicroseconds = map; }
void fakeStatus(int value) { status = value; }
int fakeLive(int i) { return live[i]; }
int fakeMade(int i) { return made[i]; }
static int fails(int call) { int result = failing[call]; failing[call] = 0; return result; }

/* ---- capabilities ---- */
CUresult cuvidGetDecoderCaps(Caps *caps) {
  int supported = caps->eCodecType != AV1 && caps->eChromaFormat == 1 &&
                  (caps->nBitDepthMinus8 == 0 || (caps->eCodecType != H264 && caps->nBitDepthMinus8 <= 4));
  caps->bIsSupported = supported;
  caps->nNumNVDECs = 7;
  caps->nOutputFormatMask = caps->nBitDepthMinus8 ? 3 : 1;
  caps->nMaxWidth = caps->nMaxHeight = 4096;
  caps->nMaxMBCount = 65536;
  caps->nMinWidth = 48;
  caps->nMinHeight = 16;
  return 0;
}
CUresult cuvidCtxLockCreate(void **lock, void *context) { *lock = (void *)0x10c4; return context ? 0 : 201; }
CUresult cuvidCtxLockDestroy(void *lock) { EXPECT(lock == (void *)0x10c4); return 0; }

/* ---- decoder ---- */
typedef struct {
  int magic, surfaces, bytes, mapped;
  unsigned width, height, maxWidth, maxHeight;
  uint8_t seed[MAX];
} Decoder;
CUresult cuvidCreateDecoder(Decoder **out, const CreateInfo *info) {
  int result = fails(2);
  if (result) return result;
  EXPECT(info->ulTargetWidth == info->ulWidth && info->ulTargetHeight == info->ulHeight);
  EXPECT(info->ulMaxWidth >= info->ulWidth && info->ulMaxHeight >= info->ulHeight);
  EXPECT(info->ulNumDecodeSurfaces >= 1 && info->ulNumDecodeSurfaces <= 32 && info->ulNumOutputSurfaces >= 1);
  EXPECT(info->ChromaFormat == 1 && info->ulCreationFlags == 4 && info->DeinterlaceMode == 0);
  EXPECT(info->OutputFormat == (info->bitDepthMinus8 ? 1 : 0) && info->vidLock == (void *)0x10c4);
  EXPECT(!pthread_equal(pthread_self(), mainThread));
  Decoder *d = calloc(1, sizeof *d);
  *d = (Decoder){DECODER, info->ulNumDecodeSurfaces, info->bitDepthMinus8 ? 2 : 1, 0,
                 info->ulWidth, info->ulHeight, info->ulMaxWidth, info->ulMaxHeight};
  *out = d;
  __atomic_add_fetch(&live[1], 1, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&made[0], 1, __ATOMIC_SEQ_CST);
  return 0;
}
CUresult cuvidReconfigureDecoder(Decoder *d, const ReconfigureInfo *info) {
  int result = fails(3);
  if (result) return result;
  EXPECT(d->magic == DECODER && d->mapped == 0);
  EXPECT(info->ulWidth <= d->maxWidth && info->ulHeight <= d->maxHeight);
  EXPECT(info->ulTargetWidth == info->ulWidth && info->ulTargetHeight == info->ulHeight);
  d->width = info->ulWidth;
  d->height = info->ulHeight;
  d->surfaces = info->ulNumDecodeSurfaces;
  __atomic_add_fetch(&made[1], 1, __ATOMIC_SEQ_CST);
  return 0;
}
CUresult cuvidDestroyDecoder(Decoder *d) {
  EXPECT(d->magic == DECODER && d->mapped == 0);
  d->magic = 0;
  free(d);
  __atomic_sub_fetch(&live[1], 1, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&made[2], 1, __ATOMIC_SEQ_CST);
  return 0;
}
CUresult cuvidDecodePicture(Decoder *d, const Picture *picture) {
  EXPECT(d->magic == DECODER && picture->CurrPicIdx < d->surfaces);
  EXPECT(!pthread_equal(pthread_self(), mainThread));
  if (decodeMicroseconds) usleep(decodeMicroseconds);
  if (picture->nBitstreamDataLen == 0) return 1;
  d->seed[picture->CurrPicIdx] = picture->rest[0];
  return 0;
}
CUresult cuvidGetDecodeStatus(Decoder *d, int index, Status *out) {
  EXPECT(d->magic == DECODER && index < d->surfaces);
  out->decodeStatus = status;
  return 0;
}
CUresult cuvidMapVideoFrame64(Decoder *d, int index, uint64_t *address, unsigned *pitch, const ProcParams *params) {
  int result = fails(4);
  if (result) return result;
  EXPECT(d->magic == DECODER && index < d->surfaces && d->mapped < 2 && params->output_stream == 7);
  EXPECT(!pthread_equal(pthread_self(), mainThread));
  if (mapMicroseconds) usleep(mapMicroseconds);
  unsigned rows = (d->height + 1) & ~1u, bytes = d->width * d->bytes;
  *pitch = (bytes + 511) / 512 * 512;
  uint8_t *memory = malloc((size_t)*pitch * rows * 3 / 2 + 16), seed = d->seed[index];
  for (unsigned y = 0; y < rows; y++)
    for (unsigned x = 0; x < *pitch; x++) memory[(size_t)y * *pitch + x] = seed + x + 3 * y;
  for (unsigned y = 0; y < rows / 2; y++)
    for (unsigned x = 0; x < *pitch; x++) memory[(size_t)(rows + y) * *pitch + x] = 2 * seed + x + 5 * y;
  *address = (uintptr_t)memory;
  d->mapped++;
  return 0;
}
CUresult cuvidUnmapVideoFrame64(Decoder *d, uint64_t address) {
  EXPECT(d->magic == DECODER && d->mapped > 0);
  d->mapped--;
  free((void *)address);
  return 0;
}

/* ---- parser ---- */
typedef struct { int magic, surfaces, next, last, held; Shown heldPicture; ParserParams params; } Parser;
CUresult cuvidCreateVideoParser(Parser **out, const ParserParams *params) {
  int result = fails(0);
  if (result) return result;
  EXPECT(params->ulMaxNumDecodeSurfaces == 1 && params->ulClockRate == 1000000 && params->pUserData);
  EXPECT(params->pfnSequenceCallback && params->pfnDecodePicture && params->pfnDisplayPicture);
  Parser *p = calloc(1, sizeof *p);
  p->magic = PARSER;
  p->params = *params;
  p->last = -1;
  *out = p;
  __atomic_add_fetch(&live[0], 1, __ATOMIC_SEQ_CST);
  return 0;
}
CUresult cuvidDestroyVideoParser(Parser *p) {
  EXPECT(p->magic == PARSER);
  p->magic = 0;
  free(p);
  __atomic_sub_fetch(&live[0], 1, __ATOMIC_SEQ_CST);
  return 0;
}
static unsigned u16(const unsigned char *p) { return p[0] | p[1] << 8; }
static int sequence(Parser *p, const unsigned char *c) {
  Format f = {p->params.CodecType, {30, 1}, 1, c[12] - 8, c[12] - 8, c[13], u16(c + 8), u16(c + 10),
              {u16(c + 4), u16(c + 6), u16(c + 4) + u16(c), u16(c + 6) + u16(c + 2)}, c[14], 0, {1, 1},
              {5, 1, 0, 9, 16, 9}, 0};
  return p->params.pfnSequenceCallback(p->params.pUserData, &f);
}
static int decode(Parser *p, uint8_t seed, unsigned length) {
  Picture picture = {0};
  picture.CurrPicIdx = p->next++ % p->surfaces;
  picture.nBitstreamDataLen = length;
  picture.rest[0] = seed;
  return p->params.pfnDecodePicture(p->params.pUserData, &picture) ? picture.CurrPicIdx : -1;
}
static void show(Parser *p, Shown shown) {
  p->last = shown.picture_index;
  p->params.pfnDisplayPicture(p->params.pUserData, &shown);
}
CUresult cuvidParseVideoData(Parser *p, const Packet *packet) {
  EXPECT(p->magic == PARSER && !pthread_equal(pthread_self(), mainThread));
  const unsigned char *c = packet->payload, *end = c + packet->payload_size;
  while (c < end) {
    Shown shown = {-1, 1, 0, 0, packet->timestamp};
    int arguments = *c == 'S' ? 15 : *c == 'P' || *c == 'R' || *c == 'N' ? 1 : 0;
    if (end - c <= arguments) break;
    switch (*c) {
      case 'S': p->surfaces = sequence(p, c + 1); break;
      case 'P': case 'R': case 'X':
        if (p->surfaces == 0) break;
        shown.picture_index = decode(p, c[1], *c != 'X');
        if (shown.picture_index < 0) break;
        if (*c == 'R') { p->heldPicture = shown; p->held = 1; break; }
        show(p, shown);
        if (p->held) { p->held = 0; show(p, p->heldPicture); }
        break;
      case 'N':
        shown.picture_index = p->last;
        for (int i = 0; p->last >= 0 && i < c[1]; i++) show(p, shown);
        break;
    }
    c += 1 + arguments;
  }
  if (packet->flags & 1) {
    if (p->held) { p->held = 0; show(p, p->heldPicture); }
    p->params.pfnDisplayPicture(p->params.pUserData, 0); /* as with CUVID_PKT_NOTIFY_EOS */
  } else EXPECT(packet->flags == 10);
  return fails(1);
}
