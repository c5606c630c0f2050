/*
 * A stand-in for NCCL in one process, over the memory of the stand-in for libcuda. Its communicators are non-blocking:
 * they are ready some polls after all ranks have called, and so is the first operation. It counts the objects that
 * exist, and misuse: wrong handles, unknown ids, collectives of several ranks outside a group, calls on communicators
 * that are not ready, groups of blocking and non-blocking ones, sends whose connection would block. With -DOLD it has no ncclCommInitRankScalable.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { unsigned char internal[128]; } Id;
typedef struct { size_t size; unsigned magic, version; int blocking, cga, minCtas, maxCtas; const char *net; int splitShare; } Config;
typedef struct Comm { uint64_t magic; Id id; int size, rank, polls, state, finalized, connected, blocking, splits; struct Comm *parent, **child; } Comm;
typedef struct { int kind, type, op, peer; const char *source; char *target; size_t count; Comm *comm; uint64_t stream; char *result; size_t bytes; } Op;

enum { ALL_REDUCE, REDUCE, BROADCAST, ALL_GATHER, REDUCE_SCATTER, SEND, RECEIVE };
enum { MAGIC = 0xc0, SUCCESS = 0, INVALID_ARGUMENT = 4, INVALID_USAGE = 5, REMOTE = 6, IN_PROGRESS = 7 };
#define MAX 64
static Comm *comms[MAX];
static Op ops[256];
static int opCount, depth, objects, misuse, aborts, failing, calls, pollsNeeded = 2, splitPolls = 2;
static const char *lastError = "";
static const int BYTES[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1};

int fakeObjects(void) { return objects; }
int fakeMisuse(void) { return misuse; }
int fakeAborts(void) { return aborts; }
int fakeCalls(void) { return calls; }
void fakeFailure(int result) { failing = result; lastError = result ? "the link has burned" : ""; }
void fakePolls(int count) { pollsNeeded = count; }
void fakeSplitPolls(int count) { splitPolls = count; }

static int wrong(const char *text) { misuse++; lastError = text; return INVALID_ARGUMENT; }
static int isComm(const Comm *c) { return c != NULL && c->magic == MAGIC; }

int ncclGetVersion(int *version) {
#ifdef OLD
  *version = 21805;
#else
  *version = 22809;
#endif
  return SUCCESS;
}
const char *ncclGetErrorString(int code) {
  return code == REMOTE ? "remote process exited or there was a network error" : code == IN_PROGRESS ? "NCCL operation in progress" : "invalid argument";
}
const char *ncclGetLastError(Comm *c) { return lastError; }
int ncclGetUniqueId(Id *id) {
  for (int i = 0; i < 127; i++) id->internal[i] = rand();
  id->internal[127] = 0;
  for (int i = 0; i < 127; i++) id->internal[127] = id->internal[127] * 31 + id->internal[i];
  return SUCCESS;
}

static int init(Comm **out, int size, int rank, const Id *id, const Config *config) {
  unsigned char sum = 0;
  for (int i = 0; i < 127; i++) sum = sum * 31 + id->internal[i];
  if (sum != id->internal[127]) return wrong("the id is damaged");
  if (config->size != sizeof(Config) || config->magic != 0xcafebeef || config->blocking != 0) return wrong("config");
  if (config->minCtas != INT32_MIN || config->splitShare != 1 || config->net != NULL) return wrong("defaults");
  if (rank < 0 || rank >= size) return wrong("rank");
  if (failing) return failing;
  Comm *c = calloc(1, sizeof *c);
  *c = (Comm){MAGIC, *id, size, rank, 0, IN_PROGRESS};
  for (int i = 0; i < MAX; i++) if (comms[i] == NULL) { comms[i] = c; break; }
  objects++;
  *out = c;
  return IN_PROGRESS;
}
#ifdef OLD
int ncclCommInitRankConfig(Comm **out, int size, Id id, int rank, Config *config) { return init(out, size, rank, &id, config); }
#else
int ncclCommInitRankScalable(Comm **out, int size, int rank, int ids, Id *id, Config *config) {
  return ids == 1 ? init(out, size, rank, id, config) : wrong("number of ids");
}
#endif

static int joined(const Comm *c) {
  int count = 0;
  for (int i = 0; i < MAX; i++) count += comms[i] != NULL && memcmp(&comms[i]->id, &c->id, sizeof(Id)) == 0;
  return count == c->size;
}
/* The child has the id of its parent but for a few bytes, and is known once it is complete. */
int ncclCommSplit(Comm *c, int color, int key, Comm **out, Config *config) {
  if (!isComm(c) || c->state != SUCCESS || c->splits > 0) return wrong("split");
  if (config->size != sizeof(Config) || config->magic != 0xcafebeef || config->blocking != 1) return wrong("config of a split");
  if (color != 0 || key != c->rank) return wrong("color or key");
  if (failing) return failing;
  Comm *child = calloc(1, sizeof *child);
  *child = (Comm){MAGIC, c->id, c->size, c->rank, 0, SUCCESS, .connected = 1, .blocking = 1, .parent = c};
  child->id.internal[0] ^= 1;
  for (int i = 0; i < MAX; i++) if (comms[i] == NULL) { comms[i] = child; break; }
  objects++;
  c->splits++;
  c->child = out;
  return c->state = IN_PROGRESS;
}
static void completeSplit(Comm *c) {
  for (int i = 0; i < MAX; i++) if (c->child != NULL && comms[i] != NULL && comms[i]->parent == c) *c->child = comms[i];
  c->child = NULL;
}
int ncclCommGetAsyncError(Comm *c, int *state) {
  if (!isComm(c)) return wrong("communicator");
  if (failing) { *state = failing; return SUCCESS; }
  if (c->state == IN_PROGRESS && joined(c) && ++c->polls >= (c->child ? splitPolls : pollsNeeded)) { c->state = SUCCESS; c->polls = 0; completeSplit(c); }
  *state = c->state;
  return SUCCESS;
}
int ncclCommFinalize(Comm *c) {
  if (!isComm(c) || c->state != SUCCESS) return wrong("finalize");
  c->finalized = 1;
  if (c->blocking) return SUCCESS;
  c->state = IN_PROGRESS;
  return IN_PROGRESS;
}
static int end(Comm *c) {
  for (int i = 0; i < MAX; i++) if (comms[i] == c) comms[i] = NULL;
  c->magic = 0;
  free(c);
  objects--;
  return SUCCESS;
}
int ncclCommDestroy(Comm *c) {
  if (!isComm(c) || !c->finalized || c->state != SUCCESS) return wrong("destroy");
  return end(c);
}
int ncclCommAbort(Comm *c) {
  if (!isComm(c)) return wrong("abort");
  aborts++;
  completeSplit(c);
  return end(c);
}

static double get(int type, const char *p, size_t i) {
  switch (type) {
    case 2: return ((const int32_t *)p)[i];
    case 7: return ((const float *)p)[i];
    default: return ((const unsigned char *)p)[i];
  }
}
static void set(int type, char *p, size_t i, double value) {
  if (type == 2) ((int32_t *)p)[i] = value;
  else if (type == 7) ((float *)p)[i] = value;
  else p[i] = value;
}
static const Op *find(const Op *like, int kind, int rank, int peer) {
  for (int i = 0; i < opCount; i++) {
    const Op *o = &ops[i];
    if (o->kind != kind || memcmp(&o->comm->id, &like->comm->id, sizeof(Id)) != 0 || o->comm->rank != rank) continue;
    if ((kind != SEND && kind != RECEIVE) || o->peer == peer) return o;
  }
  return NULL;
}
/* Computes the result of an operation; its bytes are copied once all results are there. */
static int run(Op *o) {
  size_t bytes = o->count * BYTES[o->type], n = o->comm->size;
  o->bytes = 0;
  if (o->kind == SEND) return find(o, RECEIVE, o->peer, o->comm->rank) ? SUCCESS : wrong("a send without its receive");
  if (o->kind == RECEIVE) {
    const Op *from = find(o, SEND, o->peer, o->comm->rank);
    if (from == NULL) return wrong("a receive without its send");
    memcpy(o->result = malloc(bytes), from->source, o->bytes = bytes);
    return SUCCESS;
  }
  const Op *parts[MAX];
  for (size_t rank = 0; rank < n; rank++) {
    parts[rank] = find(o, o->kind, rank, 0);
    if (parts[rank] == NULL || parts[rank]->count != o->count || parts[rank]->type != o->type) return wrong("ranks differ");
  }
  if (o->kind == REDUCE && o->comm->rank != o->peer) return SUCCESS;
  o->bytes = o->kind == ALL_GATHER ? n * bytes : bytes;
  o->result = malloc(o->bytes + 1);
  if (o->kind == BROADCAST) memcpy(o->result, parts[o->peer]->source, bytes);
  else if (o->kind == ALL_GATHER) for (size_t r = 0; r < n; r++) memcpy(o->result + r * bytes, parts[r]->source, bytes);
  else for (size_t i = 0, first = o->kind == REDUCE_SCATTER ? o->comm->rank * o->count : 0; i < o->count; i++) {
    double sum = 0;
    for (size_t r = 0; r < n; r++) sum += get(o->type, parts[r]->source, first + i);
    set(o->type, o->result, i, o->op == 4 ? sum / n : sum);
  }
  return SUCCESS;
}
static int flush(void) {
  int result = SUCCESS, count = opCount;
  for (int i = 0; i < count && result == SUCCESS; i++) result = run(&ops[i]);
  for (int i = 0; i < count; i++) {
    if (result == SUCCESS && ops[i].bytes) memcpy(ops[i].target, ops[i].result, ops[i].bytes);
    free(ops[i].result);
  }
  opCount = 0;
  if (result == SUCCESS) {
    /* The first operations connect the ranks. */
    for (int i = 0; i < count; i++) if (!ops[i].comm->connected) { ops[i].comm->connected = 1; ops[i].comm->state = result = IN_PROGRESS; }
  }
  return result;
}
static int add(Op op) {
  calls++;
  if (!isComm(op.comm) || op.comm->state != SUCCESS) return wrong("the communicator is not ready");
  if (failing) return failing;
  if (op.type < 0 || op.type > 11) return wrong("datatype");
  if (depth == 0 && op.comm->size > 1) return wrong("several ranks of a process outside a group");
  if (opCount > 0 && ops[0].comm->blocking != op.comm->blocking) return wrong("blocking and non-blocking communicators in a group");
  if ((op.kind >= SEND) == op.comm->blocking) return wrong(op.kind >= SEND ? "a send that may block" : "a slow collective");
  if (opCount == 256) return wrong("a group without end");
  ops[opCount++] = op;
  return depth > 0 ? SUCCESS : flush();
}
int ncclGroupStart(void) { depth++; return SUCCESS; }
int ncclGroupEnd(void) {
  if (depth == 0) return wrong("ncclGroupEnd");
  if (--depth > 0 || opCount == 0) return SUCCESS;
  return flush();
}
int ncclAllReduce(const void *s, void *t, size_t n, int type, int op, Comm *c, uint64_t stream) {
  return add((Op){ALL_REDUCE, type, op, 0, s, t, n, c, stream, NULL, 0});
}
int ncclReduce(const void *s, void *t, size_t n, int type, int op, int root, Comm *c, uint64_t stream) {
  return add((Op){REDUCE, type, op, root, s, t, n, c, stream, NULL, 0});
}
int ncclBroadcast(const void *s, void *t, size_t n, int type, int root, Comm *c, uint64_t stream) {
  return add((Op){BROADCAST, type, 0, root, s, t, n, c, stream, NULL, 0});
}
int ncclAllGather(const void *s, void *t, size_t n, int type, Comm *c, uint64_t stream) {
  return add((Op){ALL_GATHER, type, 0, 0, s, t, n, c, stream, NULL, 0});
}
int ncclReduceScatter(const void *s, void *t, size_t n, int type, int op, Comm *c, uint64_t stream) {
  return add((Op){REDUCE_SCATTER, type, op, 0, s, t, n, c, stream, NULL, 0});
}
int ncclSend(const void *s, size_t n, int type, int peer, Comm *c, uint64_t stream) {
  return add((Op){SEND, type, 0, peer, s, NULL, n, c, stream, NULL, 0});
}
int ncclRecv(void *t, size_t n, int type, int peer, Comm *c, uint64_t stream) {
  return add((Op){RECEIVE, type, 0, peer, NULL, t, n, c, stream, NULL, 0});
}
