#ifndef C_DARWIN_SYSTEM_VALUES_H
#define C_DARWIN_SYSTEM_VALUES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define CTL_KERN 1
#define CTL_HW 6
#define KERN_OSTYPE 1
#define KERN_OSRELEASE 2
#define KERN_VERSION 4
#define KERN_HOSTNAME 10
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define KERN_BOOTTIME 21
#define KERN_OSVERSION 65
#define HW_MACHINE 1
#define HW_MODEL 2
#define HW_NCPU 3
#define HW_PAGESIZE 7
#define HW_MEMSIZE 24
#define P_TRACED 0x00000800

// Of a process, whether a debugger watches it.
struct extern_proc {
  int32_t p_flag;
  pid_t p_pid;
};
struct kinfo_proc {
  struct extern_proc kp_proc;
};

// Values of the system by number and by name; -1 and ENOENT for those that are not known.
int sysctl(
  int *_Nonnull name, unsigned int count, void *_Nullable old, size_t *_Nullable old_size, void *_Nullable new_value,
  size_t new_size);
int sysctlbyname(
  const char *_Nonnull name, void *_Nullable old, size_t *_Nullable old_size, void *_Nullable new_value,
  size_t new_size);

#endif
