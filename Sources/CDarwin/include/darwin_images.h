#ifndef C_DARWIN_IMAGES_H
#define C_DARWIN_IMAGES_H

#include <execinfo.h>
#include <stdint.h>

#define MH_MAGIC_64 0xfeedfacfu
#define MH_EXECUTE 2u
#define MH_DYLIB 6u
#define LC_SEGMENT 1u
#define LC_SEGMENT_64 25u

// How Darwin's loader describes an image: a header, then its commands.
struct mach_header_64 {
  uint32_t magic;
  int32_t cputype;
  int32_t cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  uint32_t sizeofcmds;
  uint32_t flags;
  uint32_t reserved;
};
// On 64 bits the loader's functions name it by the old type as well.
struct mach_header {
  uint32_t magic;
  int32_t cputype;
  int32_t cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  uint32_t sizeofcmds;
  uint32_t flags;
};
struct load_command {
  uint32_t cmd;
  uint32_t cmdsize;
};
struct segment_command_64 {
  uint32_t cmd;
  uint32_t cmdsize;
  char segname[16];
  uint64_t vmaddr;
  uint64_t vmsize;
  uint64_t fileoff;
  uint64_t filesize;
  int32_t maxprot;
  int32_t initprot;
  uint32_t nsects;
  uint32_t flags;
};

// The images that are loaded, the program first.
uint32_t _dyld_image_count(void);
const char *_Nullable _dyld_get_image_name(uint32_t index);
intptr_t _dyld_get_image_vmaddr_slide(uint32_t index);
// What an image consists of, with a command for each segment that is loaded; made when it is first asked for.
const struct mach_header *_Nullable _dyld_get_image_header(uint32_t index);

// Writes the path of the program; answers -1 and the size that it needs if it does not fit.
int _NSGetExecutablePath(char *_Nonnull buffer, uint32_t *_Nonnull size);

const char *_Nullable getprogname(void);

#endif
