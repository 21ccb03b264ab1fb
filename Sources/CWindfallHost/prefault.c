#define _GNU_SOURCE
#include "template.h"

#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A forked process shares its parent's memory, but has to ask the kernel for each page that it uses. Asking for many at
// once takes a fraction of the time; a kernel that does not know these two kinds of advice leaves all as it was.
#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

/// Libraries' tables, such as those of all the world's languages, are larger than any code.
enum { LARGEST = 16 << 20 };

static void populate(uintptr_t start, uintptr_t end, int advice) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  start &= ~(page - 1);
  end = (end + page - 1) & ~(page - 1);
  if (end > start && end - start <= LARGEST) madvise((void *)start, end - start, advice);
}

static int populate_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  (void)context;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    // The tables of libraries are hardly read any more; the executable's are, for its own types.
    int is_needed = part->p_flags & (PF_X | PF_W) || !*object->dlpi_name;
    if (part->p_type != PT_LOAD || !is_needed) continue;
    uintptr_t start = object->dlpi_addr + part->p_vaddr;
    populate(start, start + part->p_memsz, part->p_flags & PF_W ? MADV_POPULATE_WRITE : MADV_POPULATE_READ);
  }
  return 0;
}

/// Where the heap begins; 0 when the kernel does not say.
static uintptr_t heap_start(void) {
  char text[1024];
  FILE *file = fopen("/proc/self/stat", "re");
  if (!file) return 0;
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  // The second field is the program's name in parentheses, whatever that holds; the start of the heap is the 47th.
  const char *field = strrchr(text, ')');
  for (int number = 2; field && number < 47; number++) field = strchr(field + 1, ' ');
  return field ? strtoull(field, NULL, 10) : 0;
}

void windfall_prefault(void) {
  uintptr_t heap = heap_start();
  if (heap) populate(heap, (uintptr_t)sbrk(0), MADV_POPULATE_WRITE);
  dl_iterate_phdr(populate_object, NULL);
}
