#define _GNU_SOURCE
#include <dlfcn.h>

#include "CObjectiveC.h"

const char *windfall_symbol_at(const void *address) {
  Dl_info info;
  if (dladdr(address, &info) == 0 || info.dli_saddr != address) return 0;
  return info.dli_sname;
}
