#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "CDarwin.h"

uint64_t mach_absolute_time(void) { return clock_gettime_nsec_np(CLOCK_MONOTONIC); }

uint64_t mach_continuous_time(void) { return clock_gettime_nsec_np(CLOCK_BOOTTIME); }

kern_return_t mach_timebase_info(mach_timebase_info_t info) {
  info->numer = 1;
  info->denom = 1;
  return KERN_SUCCESS;
}

// The bytes that the process has reserved, and those that lie in memory.
static int read_sizes(uint64_t *reserved, uint64_t *resident) {
  unsigned long long pages = 0, present = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  int count = fscanf(file, "%llu %llu", &pages, &present);
  fclose(file);
  uint64_t size = (uint64_t)sysconf(_SC_PAGESIZE);
  *reserved = pages * size;
  *resident = present * size;
  return count == 2;
}

static time_value_t time_value(struct timeval time) {
  time_value_t value = {(integer_t)time.tv_sec, (integer_t)time.tv_usec};
  return value;
}

kern_return_t task_info(task_name_t task, task_flavor_t flavor, task_info_t info, mach_msg_type_number_t *count) {
  if (task != mach_task_self_) return KERN_INVALID_ARGUMENT;
  uint64_t reserved, resident;
  struct rusage usage;
  if (!read_sizes(&reserved, &resident) || getrusage(RUSAGE_SELF, &usage) != 0) return KERN_FAILURE;
  uint64_t peak = (uint64_t)usage.ru_maxrss * 1024;
  struct mach_task_basic_info basic = {
    .virtual_size = reserved, .resident_size = resident, .resident_size_max = peak,
    .user_time = time_value(usage.ru_utime), .system_time = time_value(usage.ru_stime)};
  struct task_vm_info memory = {
    .virtual_size = reserved, .page_size = (integer_t)sysconf(_SC_PAGESIZE), .resident_size = resident,
    .resident_size_peak = peak, .phys_footprint = resident};
  const void *source = flavor == TASK_VM_INFO ? (const void *)&memory : (const void *)&basic;
  size_t size = flavor == TASK_VM_INFO ? sizeof memory : sizeof basic;
  if (flavor != TASK_VM_INFO && flavor != MACH_TASK_BASIC_INFO) return KERN_INVALID_ARGUMENT;
  if (*count * sizeof(integer_t) < size) return KERN_INVALID_ARGUMENT;
  memcpy(info, source, size);
  *count = (mach_msg_type_number_t)(size / sizeof(integer_t));
  return KERN_SUCCESS;
}
