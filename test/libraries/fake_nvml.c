/*
 * A stand-in for NVML with three GPUs on the PCI bus, 3b, 5e and af of domain 1: two links from the first to the second,
 * one of them inactive on the way back, one link of each but the third to a switch, and none of the third.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct { char legacy[16]; uint32_t domain, bus, device, id, subsystem; char busId[32]; } Pci;
typedef struct { int bus, links; } Gpu;
static Gpu gpus[] = {{0x3b, 3}, {0x5e, 3}, {0xaf, 0}};
static int open;

int fakeOpen(void) { return open; }
int nvmlInit_v2(void) { open++; return 0; }
int nvmlShutdown(void) { open--; return 0; }
int nvmlDeviceGetHandleByPciBusId_v2(const char *id, Gpu **gpu) {
  unsigned domain, bus, device, function;
  if (!open || sscanf(id, "%8x:%2x:%2x.%u", &domain, &bus, &device, &function) != 4) return 2;
  for (int i = 0; i < 3; i++) if (domain == 1 && (int)bus == gpus[i].bus && device == 0) { *gpu = &gpus[i]; return 0; }
  return 6;
}
int nvmlDeviceGetNvLinkState(Gpu *gpu, unsigned link, uint32_t *active) {
  if ((int)link >= gpu->links) return gpu->links ? 2 : 3;
  *active = gpu == gpus || link != 1;
  return 0;
}
int nvmlDeviceGetNvLinkVersion(Gpu *gpu, unsigned link, uint32_t *version) { *version = 6; return 0; }
int nvmlDeviceGetNvLinkRemoteDeviceType(Gpu *gpu, unsigned link, uint32_t *type) { *type = link == 2 ? 2 : 0; return 0; }
int nvmlDeviceGetNvLinkRemotePciInfo_v2(Gpu *gpu, unsigned link, Pci *pci) {
  memset(pci, 0xff, sizeof *pci);
  if (link < 2) { pci->domain = 1; pci->bus = gpu == gpus ? 0x5e : 0x3b; pci->device = 0; }
  return 0;
}
