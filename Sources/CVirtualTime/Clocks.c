#define _GNU_SOURCE
#include "VirtualTime.h"

#include <errno.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = VT_ORIGINAL(clock_gettime)(clock, time);
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_BOOTTIME:
  case CLOCK_TAI: break;
  default: return result;
  }
  if (result == 0) *time = vt_timespec(vt_nanoseconds(time) + vt_offset());
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

/// The clocks of the timers that there are.
static clockid_t clocks[VT_DESCRIPTORS];

int timerfd_create(int clock, int flags) {
  int descriptor = VT_ORIGINAL(timerfd_create)(clock, flags);
  if (descriptor >= 0 && descriptor < VT_DESCRIPTORS) clocks[descriptor] = clock;
  return descriptor;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  vt_lock();
  int64_t wanted = vt_nanoseconds(&value->it_value);
  bool isArmed = wanted > 0;
  if (isArmed && (flags & TFD_TIMER_ABSTIME) && wanted != VT_NEVER) {
    struct timespec now;
    clock_gettime(descriptor >= 0 && descriptor < VT_DESCRIPTORS ? clocks[descriptor] : CLOCK_MONOTONIC, &now);
    wanted -= vt_nanoseconds(&now);
    if (wanted <= 0) wanted = 1;
  }
  struct itimerspec relative = {value->it_interval, isArmed ? vt_timespec(wanted) : (struct timespec){0, 0}};
  int result = VT_ORIGINAL(timerfd_settime)(descriptor, 0, &relative, old);
  if (result == 0) {
    bool isFar = !isArmed || wanted > INT64_MAX / 2;
    vt_set_timer(descriptor, isFar ? VT_NEVER : vt_now() + wanted, vt_nanoseconds(&value->it_interval));
  }
  vt_unlock();
  return result;
}

int close(int descriptor) {
  vt_closed(descriptor);
  return VT_ORIGINAL(close)(descriptor);
}
