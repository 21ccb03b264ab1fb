#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CDarwin.h"

int pthread_main_np(void) { return syscall(SYS_gettid) == getpid(); }

int pthread_threadid_np(pthread_t thread, uint64_t *identifier) {
  if (thread && !pthread_equal(thread, pthread_self())) return ESRCH;
  *identifier = (uint64_t)syscall(SYS_gettid);
  return 0;
}

int pthread_mutexattr_setpolicy_np(pthread_mutexattr_t *attributes, int policy) {
  (void)attributes;
  return policy == PTHREAD_MUTEX_POLICY_FAIRSHARE_NP || policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : EINVAL;
}

int windfall_name_thread(const char *name) {
  char short_name[16] = {0};
  memcpy(short_name, name, strnlen(name, sizeof short_name - 1));
  return pthread_setname_np(pthread_self(), short_name);
}

uint64_t clock_gettime_nsec_np(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * NSEC_PER_SEC + (uint64_t)time.tv_nsec;
}
