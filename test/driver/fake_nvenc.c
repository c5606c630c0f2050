/*
 * A stand-in for libnvidia-encode. Offsets and versions are macros that the test takes from nvenc_layouts.json, which
 * a C compiler wrote from NVIDIA's header. A packet is the sequence header of H.264 for key pictures, then the
 * timestamp and a sum of the picture's samples.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uint64_t low, high; } Guid;
#define AT(type, p, offset) (*(type *)((char *)(p) + (offset)))
#define U32(p, offset) AT(uint32_t, p, offset)
#define U64(p, offset) AT(uint64_t, p, offset)

enum { MAX_PICTURES = 64 };
typedef struct {
  int open, initialized, width, height, delay, submitted, ended;
  struct { uint64_t timestamp, sum; int key; void *output; } pictures[MAX_PICTURES];
  int first, count, ready;
} Session;
typedef struct { uint64_t pointer; unsigned width, height, pitch, format; int mapped; } Resource;
typedef struct { unsigned char data[64]; unsigned size; uint64_t timestamp; int type, locked; } Output;

static char problem[200];
static int live[4], failCall = -1, failWith, noDevice, delay, maxVersion = 13 << 4;
static unsigned configured[8];
static void report(const char *text) { if (problem[0] == 0) snprintf(problem, sizeof problem, "%s", text); }
static int failing(int call) { if (failCall != call) return 0; failCall = -1; return failWith; }

const char *fakeProblem(void) { return problem; }
int fakeLive(int i) { return live[i]; }
unsigned fakeConfigured(int i) { return configured[i]; }
void fakeFail(int call, int result) { failCall = call; failWith = result; }
void fakeSet(int device, int pictures, int version) { noDevice = !device; delay = pictures; maxVersion = version; }

static int openSession(void *params, void **encoder) {
  Session *session = calloc(1, sizeof *session);
  live[0]++;
  *encoder = session;
  if (U32(params, 0) != OPEN_VERSION || U32(params, OPEN_APIVERSION) != API_VERSION) return 15;
  if (U32(params, OPEN_DEVICETYPE) != 1 || U64(params, OPEN_DEVICE) == 0) return 8;
  if (noDevice) return 2;
  session->open = 1;
  return 0;
}
static int guidCount(Session *s, uint32_t *count) { *count = 2; return 0; }
static int guids(Session *s, Guid *list, uint32_t size, uint32_t *count) {
  if (size != 2) report("the list of GUIDs has another size");
  list[0] = (Guid){ H264_LOW, H264_HIGH };
  list[1] = (Guid){ HEVC_LOW, HEVC_HIGH };
  *count = 2;
  return 0;
}
static int caps(Session *s, Guid guid, void *param, int *value) {
  if (U32(param, 0) != CAPS_VERSION) return 15;
  int hevc = guid.low == HEVC_LOW && guid.high == HEVC_HIGH;
  if (!hevc && (guid.low != H264_LOW || guid.high != H264_HIGH)) return 8;
  switch (U32(param, CAPS_QUERY)) {
    case CAPS_WIDTH_MAX: *value = 4096; break;
    case CAPS_HEIGHT_MAX: *value = 4096; break;
    case CAPS_WIDTH_MIN: case CAPS_HEIGHT_MIN: *value = 32; break;
    case CAPS_10BIT: *value = hevc; break;
    default: return 8;
  }
  return 0;
}
static int preset(Session *s, Guid codec, Guid wanted, uint32_t tuning, void *config) {
  if (U32(config, 0) != PRESET_VERSION || U32(config, PRESET_CFG) != CONFIG_VERSION) return 15;
  if (wanted.low != P4_LOW || wanted.high != P4_HIGH) report("another preset");
  configured[0] = tuning;
  char *c = (char *)config + PRESET_CFG;
  U32(c, CONFIG_INTERVAL) = tuning == 1 ? 3 : 1;
  U32(c, CONFIG_LOOKAHEAD) = CONFIG_LOOKAHEAD_MASK | 1;
  return 0;
}
static int initialize(Session *s, void *params) {
  int failed = failing(0);
  if (failed) return failed;
  if (U32(params, 0) != INIT_VERSION) return 15;
  char *config = (char *)U64(params, INIT_CONFIG);
  if (config == 0 || U32(config, 0) != CONFIG_VERSION) return 15;
  s->initialized = 1;
  s->width = U32(params, INIT_WIDTH);
  s->height = U32(params, INIT_HEIGHT);
  s->delay = U32(config, CONFIG_INTERVAL) > 1 ? delay : 0;
  if (U32(params, INIT_PTD) != 1) report("no picture type decisions");
  configured[1] = U32(config, CONFIG_GOP);
  configured[2] = U32(config, CONFIG_INTERVAL);
  configured[3] = U32(config, CONFIG_BITRATE);
  configured[4] = U32(config, CONFIG_LOOKAHEAD);
  configured[5] = U32(config, CONFIG_OWN + H264_REPEAT);
  configured[6] = U32(config, CONFIG_OWN + H264_VUI + VUI_MATRIX);
  configured[7] = U32(params, INIT_RATE) / U32(params, INIT_SCALE);
  return 0;
}
static int registerResource(Session *s, void *params) {
  if (U32(params, 0) != REGISTER_VERSION) return 15;
  Resource *resource = calloc(1, sizeof *resource);
  *resource = (Resource){ U64(params, REGISTER_POINTER), U32(params, REGISTER_WIDTH), U32(params, REGISTER_HEIGHT),
                          U32(params, REGISTER_PITCH), U32(params, REGISTER_FORMAT), 0 };
  if (U32(params, REGISTER_TYPE) != 1 || resource->pitch % 4 != 0) return 8;
  live[1]++;
  U64(params, REGISTER_HANDLE) = (uint64_t)resource;
  return 0;
}
static int unregisterResource(Session *s, Resource *resource) {
  if (resource->mapped) report("a mapped resource is unregistered");
  live[1]--;
  free(resource);
  return 0;
}
static int createBitstream(Session *s, void *params) {
  if (U32(params, 0) != BITSTREAM_VERSION) return 15;
  live[2]++;
  U64(params, BITSTREAM_HANDLE) = (uint64_t)calloc(1, sizeof(Output));
  return 0;
}
static int destroyBitstream(Session *s, Output *output) {
  if (output->locked) report("a locked bitstream is destroyed");
  live[2]--;
  free(output);
  return 0;
}
static int map(Session *s, void *params) {
  if (U32(params, 0) != MAP_VERSION) return 15;
  Resource *resource = (Resource *)U64(params, MAP_REGISTERED);
  if (resource->mapped++) report("a resource is mapped twice");
  live[3]++;
  U64(params, MAP_MAPPED) = (uint64_t)resource + 1;
  U32(params, MAP_FORMAT) = resource->format;
  return 0;
}
static int unmap(Session *s, uint64_t mapped) {
  Resource *resource = (Resource *)(mapped - 1);
  if (!resource->mapped) report("a resource is unmapped that is not mapped");
  resource->mapped = 0;
  live[3]--;
  return 0;
}
static uint64_t sumOf(const Resource *r) {
  uint64_t sum = 0;
  unsigned bytes = r->format == 1 ? r->width : 2 * r->width;
  for (unsigned y = 0; y < r->height * 3 / 2; y++)
    for (unsigned x = 0; x < bytes; x++) sum = sum * 31 + ((unsigned char *)r->pointer)[(size_t)y * r->pitch + x];
  return sum;
}
static int encode(Session *s, void *params) {
  int failed = failing(1);
  if (failed) return failed;
  if (U32(params, 0) != PICTURE_VERSION) return 15;
  if (!s->initialized || s->ended) return 11;
  if (U32(params, PICTURE_FLAGS) & 8) {
    s->ended = 1;
    s->ready = s->count;
    return 0;
  }
  Resource *resource = (Resource *)(U64(params, PICTURE_INPUT) - 1);
  if (!resource->mapped || U32(params, PICTURE_STRUCT) != 1) return 8;
  if ((int)U32(params, PICTURE_WIDTH) != s->width || U32(params, PICTURE_PITCH) != resource->pitch) return 8;
  if (s->count == MAX_PICTURES) return 10;
  s->pictures[s->count % MAX_PICTURES].timestamp = U64(params, PICTURE_TIME);
  s->pictures[s->count % MAX_PICTURES].sum = sumOf(resource);
  s->pictures[s->count % MAX_PICTURES].key = s->submitted++ == 0 || U32(params, PICTURE_FLAGS) & 2;
  s->pictures[s->count++ % MAX_PICTURES].output = (void *)U64(params, PICTURE_OUTPUT);
  if (s->count - s->ready <= s->delay) return 17;
  s->ready = s->count;
  return 0;
}
static int lock(Session *s, void *params) {
  if (U32(params, 0) != LOCK_VERSION) return 15;
  int failed = failing(2);
  if (failed) return failed;
  Output *output = (Output *)U64(params, LOCK_OUTPUT);
  if (s->first >= s->ready) return 8;
  if (s->pictures[s->first].output != output) report("bitstreams are locked in another order");
  int key = s->pictures[s->first].key;
  static const unsigned char header[8] = { 0, 0, 0, 1, 0x67, 0x64, 0, 0x28 };
  if (key) memcpy(output->data, header, 8);
  unsigned size = key ? 8 : 0;
  memcpy(output->data + size, &s->pictures[s->first].timestamp, 8);
  memcpy(output->data + size + 8, &s->pictures[s->first].sum, 8);
  output->locked = 1;
  U32(params, LOCK_SIZE) = size + 16;
  U64(params, LOCK_TIME) = s->pictures[s->first].timestamp;
  U64(params, LOCK_POINTER) = (uint64_t)output->data;
  U32(params, LOCK_TYPE) = key ? 3 : 0;
  s->first++;
  return 0;
}
static int unlock(Session *s, Output *output) {
  if (!output->locked) report("a bitstream is unlocked that is not locked");
  output->locked = 0;
  return 0;
}
static int destroy(Session *s) { live[0]--; free(s); return 0; }

int NvEncodeAPIGetMaxSupportedVersion(uint32_t *version) { *version = maxVersion; return 0; }
int NvEncodeAPICreateInstance(void *list) {
  if (U32(list, 0) != LIST_VERSION) return 15;
  U64(list, LIST_OPEN) = (uint64_t)openSession;
  U64(list, LIST_GUIDCOUNT) = (uint64_t)guidCount;
  U64(list, LIST_GUIDS) = (uint64_t)guids;
  U64(list, LIST_CAPS) = (uint64_t)caps;
  U64(list, LIST_PRESET) = (uint64_t)preset;
  U64(list, LIST_INITIALIZE) = (uint64_t)initialize;
  U64(list, LIST_REGISTER) = (uint64_t)registerResource;
  U64(list, LIST_UNREGISTER) = (uint64_t)unregisterResource;
  U64(list, LIST_CREATEBITSTREAM) = (uint64_t)createBitstream;
  U64(list, LIST_DESTROYBITSTREAM) = (uint64_t)destroyBitstream;
  U64(list, LIST_MAP) = (uint64_t)map;
  U64(list, LIST_UNMAP) = (uint64_t)unmap;
  U64(list, LIST_ENCODE) = (uint64_t)encode;
  U64(list, LIST_LOCK) = (uint64_t)lock;
  U64(list, LIST_UNLOCK) = (uint64_t)unlock;
  U64(list, LIST_DESTROY) = (uint64_t)destroy;
  return 0;
}
