/*
 * A stand-in for libnvjpeg. It decodes a file to the value of its comment's first byte, and encodes an image to
 * a file with its size and its first pixel. A comment selects behavior by its second byte:
 *   R  the parser refuses the file
 *   U  batches do not support it
 *   B  decoding fails, after which the state must not be used again
 * It counts the objects that exist, and misuse: wrong handles, states used after an error, files that the parser
 * has refused or not seen.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { unsigned char *channel[4]; size_t pitch[4]; } Image;
typedef struct { uint64_t magic; int backend; unsigned flags; } Handle;
typedef struct { uint64_t magic; Handle *handle; int spoiled, count, format; } State;
typedef struct { uint64_t magic; Handle *handle; const unsigned char *data; } Parser;
typedef struct { uint64_t magic; Handle *handle; int width, height, channels, css, quality; unsigned char pixel[3]; } Encoder;
typedef struct { uint64_t magic; int quality, css; } Params;

enum { HANDLE = 0x11, STATE = 0x22, PARSER = 0x33, ENCODER = 0x44, PARAMS = 0x55 };
static int engines = 1, objects = 0, misuse = 0, parsed = 0, batches = 0, singles = 0, largest = 0, states = 0;
static uint64_t lastStream;

void fakeEngines(int has) { engines = has; }
int fakeObjects(void) { return __atomic_load_n(&objects, __ATOMIC_SEQ_CST); }
int fakeMisuse(void) { return misuse; }
int fakeBatches(void) { return batches; }
int fakeSingles(void) { return singles; }
int fakeLargest(void) { return largest; }
int fakeStates(void) { return states; }
uint64_t fakeStream(void) { return lastStream; }

static void *create(size_t bytes, uint64_t magic) {
  __atomic_add_fetch(&objects, 1, __ATOMIC_SEQ_CST);
  uint64_t *object = calloc(1, bytes);
  *object = magic;
  return object;
}
static int is(const void *object, uint64_t magic) {
  if (object != NULL && *(const uint64_t *)object == magic) return 1;
  misuse++;
  return 0;
}
static int destroy(void *object, uint64_t magic) {
  if (!is(object, magic)) return 2;
  *(uint64_t *)object = 0;
  __atomic_sub_fetch(&objects, 1, __ATOMIC_SEQ_CST);
  free(object);
  return 0;
}
static const unsigned char *segment(const unsigned char *data, size_t length, int first, int last) {
  for (size_t i = 2; i + 4 < length; i += 2 + (data[i + 2] << 8 | data[i + 3]))
    if (data[i + 1] >= first && data[i + 1] <= last) return data + i + 4;
  misuse++;
  return data;
}
static const unsigned char *comment(const unsigned char *data, size_t length) { return segment(data, length, 0xfe, 0xfe); }

int nvjpegGetProperty(int type, int *value) { *value = type == 0 ? 13 : 7; return 0; }
int nvjpegCreateEx(int backend, void *device, void *pinned, unsigned flags, Handle **out) {
  if (device || pinned) misuse++;
  if (backend == 3 && !engines) return 7;
  *out = create(sizeof **out, HANDLE);
  (*out)->backend = backend;
  (*out)->flags = flags;
  if (flags != 32) misuse++;
  return 0;
}
int nvjpegDestroy(Handle *handle) { return destroy(handle, HANDLE); }
int nvjpegJpegStateCreate(Handle *handle, State **out) {
  if (!is(handle, HANDLE)) return 1;
  __atomic_add_fetch(&states, 1, __ATOMIC_SEQ_CST);
  *out = create(sizeof **out, STATE);
  (*out)->handle = handle;
  return 0;
}
int nvjpegJpegStateDestroy(State *state) { return destroy(state, STATE); }
int nvjpegJpegStreamCreate(Handle *handle, Parser **out) {
  if (!is(handle, HANDLE)) return 1;
  *out = create(sizeof **out, PARSER);
  (*out)->handle = handle;
  return 0;
}
int nvjpegJpegStreamDestroy(Parser *parser) { return destroy(parser, PARSER); }
int nvjpegJpegStreamParse(Handle *handle, const unsigned char *data, size_t length, int meta, int stream, Parser *parser) {
  if (!is(handle, HANDLE) || !is(parser, PARSER) || parser->handle != handle || meta || stream) return 2;
  parser->data = NULL;
  if (data[0] != 0xff || data[1] != 0xd8 || data[length - 1] != 0xd9) { misuse++; return 3; }
  if (comment(data, length)[1] == 'R') return 4;
  parser->data = data;
  __atomic_add_fetch(&parsed, 1, __ATOMIC_SEQ_CST);
  return 0;
}
int nvjpegDecodeBatchedSupported(Handle *handle, Parser *parser, int *unsupported) {
  if (!is(handle, HANDLE) || !is(parser, PARSER) || parser->data == NULL) return 2;
  *unsupported = comment(parser->data, 1 << 16)[1] == 'U';
  return 0;
}
static int decode(State *state, const unsigned char *data, size_t length, Image *image) {
  const unsigned char *text = comment(data, length), *frame = segment(data, length, 0xc0, 0xc2);
  if (text[1] == 'R') misuse++;
  if (text[1] == 'B') { state->spoiled = 1; return 3; }
  int height = frame[1] << 8 | frame[2], width = frame[3] << 8 | frame[4];
  if (image->channel[1] || image->pitch[1] || image->pitch[0] < 3 * (size_t)width) misuse++;
  for (int y = 0; y < height; y++) memset(image->channel[0] + y * image->pitch[0], text[0], 3 * width);
  return 0;
}
static int usable(Handle *handle, State *state) {
  if (!is(handle, HANDLE) || !is(state, STATE)) return 0;
  if (state->spoiled || state->handle != handle) { misuse++; return 0; }
  return 1;
}
int nvjpegDecodeBatchedInitialize(Handle *handle, State *state, int count, int threads, int format) {
  if (!usable(handle, state) || count < 1 || threads != 1 || format != 5) { misuse++; return 2; }
  state->count = count;
  return 0;
}
int nvjpegDecodeBatched(Handle *handle, State *state, unsigned char **data, size_t *lengths, Image *images, uint64_t stream) {
  if (!usable(handle, state)) return 2;
  lastStream = stream;
  batches++;
  if (state->count > largest) largest = state->count;
  for (int i = 0; i < state->count; i++) {
    int result = decode(state, data[i], lengths[i], images + i);
    if (result) return result;
  }
  return 0;
}
int nvjpegDecode(Handle *handle, State *state, unsigned char *data, size_t length, int format, Image *image, uint64_t stream) {
  if (!usable(handle, state) || format != 5) { misuse++; return 2; }
  lastStream = stream;
  singles++;
  return decode(state, data, length, image);
}

int nvjpegEncoderStateCreate(Handle *handle, Encoder **out, uint64_t stream) {
  if (!is(handle, HANDLE)) return 1;
  *out = create(sizeof **out, ENCODER);
  (*out)->handle = handle;
  return 0;
}
int nvjpegEncoderStateDestroy(Encoder *encoder) { return destroy(encoder, ENCODER); }
int nvjpegEncoderParamsCreate(Handle *handle, Params **out, uint64_t stream) {
  if (!is(handle, HANDLE)) return 1;
  *out = create(sizeof **out, PARAMS);
  return 0;
}
int nvjpegEncoderParamsDestroy(Params *params) { return destroy(params, PARAMS); }
int nvjpegEncoderParamsSetQuality(Params *params, int quality, uint64_t stream) {
  if (!is(params, PARAMS)) return 2;
  params->quality = quality;
  return quality < 1 || quality > 100 ? 2 : 0;
}
int nvjpegEncoderParamsSetSamplingFactors(Params *params, int css, uint64_t stream) {
  if (!is(params, PARAMS)) return 2;
  params->css = css;
  return 0;
}
int nvjpegEncodeImage(Handle *handle, Encoder *encoder, Params *params, Image *image, int format, int width, int height, uint64_t stream) {
  if (!is(handle, HANDLE) || !is(encoder, ENCODER) || !is(params, PARAMS) || encoder->handle != handle) return 2;
  if (image->pitch[0] < (size_t)width * 3 || image->channel[1] || format != 5) misuse++;
  lastStream = stream;
  encoder->width = width, encoder->height = height, encoder->channels = 3;
  encoder->css = params->css, encoder->quality = params->quality;
  memcpy(encoder->pixel, image->channel[0], 3);
  return width == 666 ? 6 : 0;
}
/* Returns the length, or writes the file if there is room for it. */
int nvjpegEncodeRetrieveBitstream(Handle *handle, Encoder *encoder, unsigned char *data, size_t *length, uint64_t stream) {
  if (!is(handle, HANDLE) || !is(encoder, ENCODER)) return 2;
  size_t needed = encoder->width == 777 ? (size_t)encoder->width * encoder->height * 2 : 16;
  if (data != NULL) {
    if (*length < needed) return 2;
    memset(data, 0, needed);
    uint16_t size[2] = {encoder->width, encoder->height};
    memcpy(data, size, 4);
    data[4] = encoder->channels, data[5] = encoder->css, data[6] = encoder->quality;
    memcpy(data + 7, encoder->pixel, encoder->channels);
  }
  *length = needed;
  return 0;
}
