#define _GNU_SOURCE
#include "VirtualTime.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <netinet/in.h>
#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The moment that is so far from now.
static int64_t after(int64_t nanoseconds) {
  if (nanoseconds < 0 || nanoseconds > INT64_MAX / 2) return VT_NEVER;
  return vt_now() + nanoseconds;
}

/// A moment of one of the clocks; which one it is shows by how large it is, where the caller does not say.
static int64_t moment(const struct timespec *time) {
  struct timespec now;
  int64_t wanted = vt_nanoseconds(time);
  if (wanted == VT_NEVER) return VT_NEVER;
  clock_gettime(CLOCK_REALTIME, &now);
  int64_t realTime = vt_nanoseconds(&now);
  if (wanted < realTime / 2) return wanted;
  return vt_now() + (wanted - realTime);
}

/// What is left until a moment, in nanoseconds of the machine.
static int64_t left(int64_t deadline) {
  int64_t rest = deadline - vt_now();
  return rest > 0 ? rest : 0;
}

// MARK: - Sleep

static int sleepUntil(int64_t deadline, struct timespec *rest) {
  while (true) {
    struct timespec time = vt_timespec(deadline == VT_NEVER ? INT64_MAX / 2 : left(deadline));
    int result = VT_WAITING(deadline, VT_ORIGINAL(nanosleep)(&time, NULL));
    if (vt_now() >= deadline) return 0;
    if (result != 0 && !vt_was_kicked()) {
      if (rest) *rest = vt_timespec(left(deadline));
      return errno;
    }
  }
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  int error = sleepUntil(after(vt_nanoseconds(time)), rest);
  if (error) errno = error;
  return error ? -1 : 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  return sleepUntil(flags & TIMER_ABSTIME ? moment(time) : after(vt_nanoseconds(time)), rest);
}

int usleep(useconds_t microseconds) {
  struct timespec time = vt_timespec(microseconds * 1000LL);
  return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, rest = {0, 0};
  return nanosleep(&time, &rest) == 0 ? 0 : (unsigned)rest.tv_sec;
}

// MARK: - Descriptors

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
  int64_t deadline = limit ? after(vt_nanoseconds(limit)) : VT_NEVER;
  while (true) {
    struct timespec rest = vt_timespec(deadline == VT_NEVER ? 0 : left(deadline));
    int result = VT_WAITING(deadline, VT_ORIGINAL(ppoll)(files, count, deadline == VT_NEVER ? NULL : &rest, mask));
    if (result >= 0 || errno != EINTR || !vt_was_kicked()) return result;
  }
}

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  struct timespec limit = vt_timespec(milliseconds * 1000000LL);
  return ppoll(files, count, milliseconds < 0 ? NULL : &limit, NULL);
}

int pselect(
    int count, fd_set *readers, fd_set *writers, fd_set *errors, const struct timespec *limit, const sigset_t *mask) {
  int64_t deadline = limit ? after(vt_nanoseconds(limit)) : VT_NEVER;
  while (true) {
    fd_set sets[3];
    fd_set *given[3] = {readers, writers, errors}, *used[3] = {0};
    for (int index = 0; index < 3; index++) {
      if (!given[index]) continue;
      sets[index] = *given[index];
      used[index] = &sets[index];
    }
    struct timespec rest = vt_timespec(deadline == VT_NEVER ? 0 : left(deadline));
    struct timespec *ours = deadline == VT_NEVER ? NULL : &rest;
    int result = VT_WAITING(deadline, VT_ORIGINAL(pselect)(count, used[0], used[1], used[2], ours, mask));
    if (result < 0 && errno == EINTR && vt_was_kicked()) continue;
    for (int index = 0; index < 3 && result >= 0; index++) {
      if (given[index]) *given[index] = sets[index];
    }
    return result;
  }
}

int select(int count, fd_set *readers, fd_set *writers, fd_set *errors, struct timeval *limit) {
  struct timespec time;
  if (limit) time = (struct timespec){limit->tv_sec, limit->tv_usec * 1000};
  return pselect(count, readers, writers, errors, limit ? &time : NULL, NULL);
}

int epoll_pwait(int queue, struct epoll_event *events, int count, int milliseconds, const sigset_t *mask) {
  int64_t deadline = milliseconds < 0 ? VT_NEVER : after(milliseconds * 1000000LL);
  while (true) {
    int64_t rest = deadline == VT_NEVER ? -1 : (left(deadline) + 999999) / 1000000;
    int ours = rest > INT_MAX ? INT_MAX : (int)rest;
    int result = VT_WAITING(deadline, VT_ORIGINAL(epoll_pwait)(queue, events, count, ours, mask));
    if (result >= 0 || errno != EINTR || !vt_was_kicked()) return result;
  }
}

int epoll_wait(int queue, struct epoll_event *events, int count, int milliseconds) {
  return epoll_pwait(queue, events, count, milliseconds, NULL);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  int result = VT_ORIGINAL(connect)(descriptor, address, length);
  if (address->sa_family == AF_INET || address->sa_family == AF_INET6) vt_connected(descriptor);
  return result;
}

// MARK: - Conditions and semaphores

/// The clock that a condition has by itself.
enum { OWN_CLOCK = -1 };

/// Who was woken only for the clocks goes on waiting.
static int waitFor(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  int64_t deadline = time ? moment(time) : VT_NEVER;
  while (true) {
    struct timespec ours = time ? vt_timespec(vt_nanoseconds(time) - vt_offset()) : (struct timespec){0, 0};
    VTWait wait;
    vt_enter(&wait, deadline, condition);
    int result = !time ? VT_ORIGINAL(pthread_cond_wait)(condition, mutex)
        : clock == OWN_CLOCK ? VT_ORIGINAL(pthread_cond_timedwait)(condition, mutex, &ours)
                             : VT_ORIGINAL(pthread_cond_clockwait)(condition, mutex, clock, &ours);
    vt_leave(&wait);
    if (result != 0 || !wait.isKicked) return result;
    if (vt_now() >= deadline) return ETIMEDOUT;
  }
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  return waitFor(condition, mutex, OWN_CLOCK, NULL);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
  return waitFor(condition, mutex, OWN_CLOCK, time);
}

int pthread_cond_clockwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  return waitFor(condition, mutex, clock, time);
}

int pthread_join(pthread_t thread, void **result) {
  return VT_WAITING(VT_NEVER, VT_ORIGINAL(pthread_join)(thread, result));
}

int sem_wait(sem_t *semaphore) {
  return VT_WAITING(VT_NEVER, VT_ORIGINAL(sem_wait)(semaphore));
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *time) {
  int64_t deadline = moment(time);
  while (true) {
    struct timespec ours = vt_timespec(vt_nanoseconds(time) - vt_offset());
    int result = VT_WAITING(deadline, VT_ORIGINAL(sem_clockwait)(semaphore, clock, &ours));
    if (result == 0 || errno != EINTR || !vt_was_kicked()) return result;
  }
}

int sem_timedwait(sem_t *semaphore, const struct timespec *time) {
  return sem_clockwait(semaphore, CLOCK_REALTIME, time);
}

int sigsuspend(const sigset_t *mask) {
  return VT_WAITING(VT_NEVER, VT_ORIGINAL(sigsuspend)(mask));
}

// MARK: - Futexes

long syscall(long number, ...) {
  long values[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
  va_end(list);
  __typeof__(&syscall) call = VT_ORIGINAL(syscall);
  int operation = (int)values[1] & FUTEX_CMD_MASK;
  if (number != SYS_futex || (operation != FUTEX_WAIT && operation != FUTEX_WAIT_BITSET)) {
    return call(number, values[0], values[1], values[2], values[3], values[4], values[5]);
  }
  const struct timespec *limit = (const struct timespec *)values[3];
  bool isAbsolute = operation == FUTEX_WAIT_BITSET;
  int64_t deadline = !limit ? VT_NEVER : isAbsolute ? moment(limit) : after(vt_nanoseconds(limit));
  struct timespec ours;
  if (limit) {
    ours = vt_timespec(isAbsolute ? vt_nanoseconds(limit) - vt_offset() : left(deadline));
    values[3] = (long)&ours;
  }
  long result = VT_WAITING(deadline, call(number, values[0], values[1], values[2], values[3], values[4], values[5]));
  if (result < 0 && errno == EINTR && vt_was_kicked() && vt_now() >= deadline) errno = ETIMEDOUT;
  return result;
}
