#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#include "CDarwin.h"

static int answer(const void *value, size_t size, void *old, size_t *old_size) {
  if (!old_size) return 0;
  size_t space = *old_size;
  *old_size = size;
  if (!old) return 0;
  if (space < size) {
    memcpy(old, value, space);
    *old_size = space;
    errno = ENOMEM;
    return -1;
  }
  memcpy(old, value, size);
  return 0;
}

static int answer_text(const char *text, void *old, size_t *old_size) {
  return answer(text, strlen(text) + 1, old, old_size);
}

static int answer_int(long value, void *old, size_t *old_size) {
  int32_t number = (int32_t)value;
  return answer(&number, sizeof number, old, old_size);
}

static int answer_boot_time(void *old, size_t *old_size) {
  struct timespec now, running;
  clock_gettime(CLOCK_REALTIME, &now);
  clock_gettime(CLOCK_BOOTTIME, &running);
  struct timeval time = {now.tv_sec - running.tv_sec, 0};
  return answer(&time, sizeof time, old, old_size);
}

// Whether a debugger watches a process.
static int answer_process(pid_t process, void *old, size_t *old_size) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  FILE *file = fopen(path, "r");
  if (!file) {
    errno = ESRCH;
    return -1;
  }
  struct kinfo_proc info = {.kp_proc = {.p_flag = 0, .p_pid = process}};
  while (fgets(line, sizeof line, file))
    if (strncmp(line, "TracerPid:", 10) == 0 && atoi(line + 10) != 0) info.kp_proc.p_flag |= P_TRACED;
  fclose(file);
  return answer(&info, sizeof info, old, old_size);
}

int sysctlbyname(const char *name, void *old, size_t *old_size, void *new_value, size_t new_size) {
  if (new_value || new_size) {
    errno = EPERM;
    return -1;
  }
  struct utsname system;
  uname(&system);
  if (strcmp(name, "hw.machine") == 0 || strcmp(name, "hw.model") == 0)
    return answer_text(system.machine, old, old_size);
  if (strcmp(name, "kern.ostype") == 0) return answer_text(system.sysname, old, old_size);
  if (strcmp(name, "kern.osrelease") == 0) return answer_text(system.release, old, old_size);
  if (strcmp(name, "kern.version") == 0 || strcmp(name, "kern.osversion") == 0)
    return answer_text(system.version, old, old_size);
  if (strcmp(name, "kern.hostname") == 0) return answer_text(system.nodename, old, old_size);
  if (strcmp(name, "kern.boottime") == 0) return answer_boot_time(old, old_size);
  if (strcmp(name, "hw.ncpu") == 0 || strcmp(name, "hw.logicalcpu") == 0 || strcmp(name, "hw.physicalcpu") == 0)
    return answer_int(sysconf(_SC_NPROCESSORS_CONF), old, old_size);
  if (strcmp(name, "hw.activecpu") == 0) return answer_int(sysconf(_SC_NPROCESSORS_ONLN), old, old_size);
  if (strcmp(name, "hw.pagesize") == 0) return answer_int(sysconf(_SC_PAGESIZE), old, old_size);
  if (strcmp(name, "hw.memsize") == 0) {
    struct sysinfo memory;
    sysinfo(&memory);
    uint64_t size = (uint64_t)memory.totalram * memory.mem_unit;
    return answer(&size, sizeof size, old, old_size);
  }
  errno = ENOENT;
  return -1;
}

int sysctl(int *name, unsigned int count, void *old, size_t *old_size, void *new_value, size_t new_size) {
  static const struct {
    int group, number;
    const char *name;
  } names[] = {
    {CTL_HW, HW_MACHINE, "hw.machine"}, {CTL_HW, HW_MODEL, "hw.model"}, {CTL_HW, HW_NCPU, "hw.ncpu"},
    {CTL_HW, HW_PAGESIZE, "hw.pagesize"}, {CTL_HW, HW_MEMSIZE, "hw.memsize"}, {CTL_KERN, KERN_OSTYPE, "kern.ostype"},
    {CTL_KERN, KERN_OSRELEASE, "kern.osrelease"}, {CTL_KERN, KERN_VERSION, "kern.version"},
    {CTL_KERN, KERN_OSVERSION, "kern.osversion"}, {CTL_KERN, KERN_HOSTNAME, "kern.hostname"},
    {CTL_KERN, KERN_BOOTTIME, "kern.boottime"}};
  if (count == 4 && name[0] == CTL_KERN && name[1] == KERN_PROC && name[2] == KERN_PROC_PID)
    return answer_process(name[3], old, old_size);
  for (size_t index = 0; count == 2 && index < sizeof names / sizeof *names; index++)
    if (names[index].group == name[0] && names[index].number == name[1])
      return sysctlbyname(names[index].name, old, old_size, new_value, new_size);
  errno = ENOENT;
  return -1;
}
