#define _GNU_SOURCE
#include "CFoundationOverlay.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <stddef.h>

enum { MOST_CALLS = 32 };

int windfall_call_places(struct windfall_call_place *places, int limit) {
  void *addresses[MOST_CALLS];
  int count = backtrace(addresses, MOST_CALLS);
  int found = 0;
  for (int index = 1; index < count && found < limit; index++) {
    // Where a call returns to may belong to the next line.
    uintptr_t call = (uintptr_t)addresses[index] - 1;
    Dl_info info;
    struct link_map *map = NULL;
    if (!dladdr1((void *)call, &info, (void **)&map, RTLD_DL_LINKMAP) || !map) continue;
    places[found].image = info.dli_fname;
    places[found].offset = call - map->l_addr;
    found++;
  }
  return found;
}
