#define _GNU_SOURCE

#include "CFoundationOverlay.h"

#include <fcntl.h>
#include <sys/stat.h>

int64_t windfall_file_birth(const char *path) {
  struct statx status;
  if (statx(AT_FDCWD, path, 0, STATX_BTIME, &status) != 0 || !(status.stx_mask & STATX_BTIME)) {
    return 0;
  }
  return (int64_t)status.stx_btime.tv_sec * 1000000000 + status.stx_btime.tv_nsec;
}
