#define _GNU_SOURCE
#include "template.h"

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

// On iOS no app and no test can remove a device. Here one that runs as root could, and the machine would be left without
// /dev/null: so the folder is shown to this process and its children as one that cannot be changed. The devices in it
// are written to as before, and what is mounted below it, shared memory say, stays as it is. Where the system allows
// no mounts of one's own, as in most containers, the devices are the container's.
void windfall_guard_devices(void) {
  if (!windfall_had_parent || geteuid() != 0 || unshare(CLONE_NEWNS) != 0) return;
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return;
  if (mount("/dev", "/dev", NULL, MS_BIND | MS_REC, NULL) != 0) return;
  mount(NULL, "/dev", NULL, MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID, NULL);
}
