#define _GNU_SOURCE
#include <link.h>
#include <pthread.h>
#include <stdlib.h>

#include "CDarwin.h"

// A header that was made, for the image at an address.
struct made {
  struct made *next;
  const ElfW(Phdr) *image;
  struct mach_header_64 header;
  struct segment_command_64 segments[];
};

struct search {
  uint32_t wanted;
  uint32_t seen;
  const struct mach_header_64 *found;
};

static struct made *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint32_t segment_count(const struct dl_phdr_info *info) {
  uint32_t count = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) count += info->dlpi_phdr[i].p_type == PT_LOAD;
  return count;
}

static struct made *make(const struct dl_phdr_info *info, int is_program) {
  uint32_t count = segment_count(info);
  struct made *made = calloc(1, sizeof(struct made) + count * sizeof(struct segment_command_64));
  if (!made) return NULL;
  made->image = info->dlpi_phdr;
  made->header.magic = MH_MAGIC_64;
  made->header.filetype = is_program ? MH_EXECUTE : MH_DYLIB;
  made->header.ncmds = count;
  made->header.sizeofcmds = count * (uint32_t)sizeof(struct segment_command_64);
  struct segment_command_64 *segment = made->segments;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *loaded = &info->dlpi_phdr[i];
    if (loaded->p_type != PT_LOAD) continue;
    segment->cmd = LC_SEGMENT_64;
    segment->cmdsize = sizeof *segment;
    segment->vmaddr = loaded->p_vaddr;
    segment->vmsize = loaded->p_memsz;
    segment->fileoff = loaded->p_offset;
    segment->filesize = loaded->p_filesz;
    segment->maxprot = segment->initprot = (int32_t)loaded->p_flags;
    segment++;
  }
  made->next = all;
  all = made;
  return made;
}

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct search *search = context;
  if (search->seen++ != search->wanted) return 0;
  struct made *made = all;
  while (made && made->image != info->dlpi_phdr) made = made->next;
  if (!made) made = make(info, search->wanted == 0);
  search->found = made ? &made->header : NULL;
  return 1;
}

const struct mach_header *_dyld_get_image_header(uint32_t index) {
  struct search search = {index, 0, NULL};
  pthread_mutex_lock(&lock);
  dl_iterate_phdr(visit, &search);
  pthread_mutex_unlock(&lock);
  return (const struct mach_header *)search.found;
}
