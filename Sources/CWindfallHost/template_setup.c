#define _GNU_SOURCE
#include "template.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

void windfall_template_stop(const char *what) {
  fprintf(stderr, "windfall: template: cannot %s: %s\n", what, strerror(errno));
  _exit(71);
}

int windfall_template_listen(void) {
  const char *inherited = getenv("WINDFALL_TEMPLATE_FD");
  if (inherited) {
    int descriptor = (int)strtol(inherited, NULL, 10);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
  }
  const char *path = getenv("WINDFALL_TEMPLATE_SOCKET");
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) {
    errno = ENAMETOOLONG;
    windfall_template_stop("listen on its socket");
  }
  strcpy(address.sun_path, path);
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0 || bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0 ||
      listen(descriptor, 16) != 0) {
    windfall_template_stop("listen on its socket");
  }
  return descriptor;
}

void windfall_template_require_single_thread(void) {
  int threads = 0;
  DIR *folder = opendir("/proc/self/task");
  if (!folder) windfall_template_stop("count its threads");
  for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) threads += entry->d_name[0] != '.';
  closedir(folder);
  if (threads == 1) return;
  fprintf(stderr, "windfall: template: %d threads run before the first launch; forking would lose them\n", threads);
  _exit(71);
}
