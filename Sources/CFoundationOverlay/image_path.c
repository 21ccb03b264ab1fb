#define _GNU_SOURCE
#include "CFoundationOverlay.h"

#include <dlfcn.h>
#include <stddef.h>

const char *windfall_image_path(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fname : NULL;
}
