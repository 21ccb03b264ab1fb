#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <link.h>
#include <string.h>
#include <unistd.h>

#include "CDarwin.h"

struct search {
  uint32_t wanted;
  uint32_t seen;
  const char *name;
  intptr_t slide;
};

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct search *search = context;
  if (search->seen++ != search->wanted) return 0;
  search->name = info->dlpi_name;
  search->slide = (intptr_t)info->dlpi_addr;
  return 1;
}

static struct search image(uint32_t index) {
  struct search search = {index, 0, NULL, 0};
  dl_iterate_phdr(visit, &search);
  return search;
}

uint32_t _dyld_image_count(void) { return image(UINT32_MAX).seen; }

const char *_dyld_get_image_name(uint32_t index) {
  static char program[PATH_MAX];
  const char *name = image(index).name;
  if (!name || index != 0) return name;
  // The loader knows the program by no name.
  uint32_t size = sizeof program;
  return _NSGetExecutablePath(program, &size) == 0 ? program : name;
}

intptr_t _dyld_get_image_vmaddr_slide(uint32_t index) { return image(index).slide; }

int _NSGetExecutablePath(char *buffer, uint32_t *size) {
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  uint32_t needed = (uint32_t)length + 1;
  int fits = *size >= needed;
  *size = needed;
  if (!fits) return -1;
  memcpy(buffer, path, needed);
  return 0;
}

const char *getprogname(void) { return program_invocation_short_name; }
