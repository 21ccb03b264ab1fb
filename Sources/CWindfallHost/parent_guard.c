#include "CWindfallHost.h"
#include "template.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

int windfall_had_parent = 0;

void windfall_parent_guard(void) {
  const char *text = getenv("WINDFALL_PARENT");
  if (!text) return;
  pid_t parent = (pid_t)strtol(text, NULL, 10);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have died before the kernel knew that we care.
  if (getppid() != parent) _exit(1);
  // Processes that this one starts have another parent.
  unsetenv("WINDFALL_PARENT");
  windfall_had_parent = 1;
}
