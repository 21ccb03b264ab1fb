#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// A moment that nobody waits for.
#define VT_NEVER INT64_MAX
#define VT_SECOND 1000000000LL
/// How many descriptors are looked after; timers and connections beyond are as without this library.
#define VT_DESCRIPTORS 4096

/// What a thread waits in, as far as it has to be woken when the clocks have gone on.
typedef struct VTWait {
  /// In nanoseconds of the monotonic clock, as the process sees it.
  int64_t deadline;
  /// The condition to be woken; other waits end with a signal.
  pthread_cond_t *condition;
  int thread;
  /// Whether the condition was woken by the keeper of the clocks.
  volatile bool isKicked;
  struct VTWait *previous, *next;
} VTWait;

/// The monotonic clock as the process sees it, in nanoseconds.
int64_t vt_now(void);
/// How far the process's clocks are ahead of the machine's, in nanoseconds.
int64_t vt_offset(void);

/// Between these two, the calling thread only waits.
void vt_enter(VTWait *wait, int64_t deadline, pthread_cond_t *condition);
void vt_leave(VTWait *wait);
/// Whether the thread's last wait was ended by the keeper of the clocks; asked once.
bool vt_was_kicked(void);

/// Connections to other machines are not waited for in our time.
void vt_connected(int descriptor);
void vt_closed(int descriptor);

/// A timer's moment, VT_NEVER if it has none; the interval is 0 where it does not repeat.
void vt_set_timer(int descriptor, int64_t deadline, int64_t interval);

void vt_lock(void);
void vt_unlock(void);

/// What the C library itself has under a name.
void *vt_original(const char *name);

static inline int64_t vt_nanoseconds(const struct timespec *time) {
  return time->tv_sec > INT64_MAX / VT_SECOND - 1 ? VT_NEVER : time->tv_sec * VT_SECOND + time->tv_nsec;
}

static inline struct timespec vt_timespec(int64_t nanoseconds) {
  if (nanoseconds < 0) nanoseconds = 0;
  return (struct timespec){nanoseconds / VT_SECOND, nanoseconds % VT_SECOND};
}

/// Calls the C library's own function of a name.
#define VT_ORIGINAL(function)                                               \
  ({                                                                        \
    static __typeof__(&function) original;                                  \
    if (!original) original = (__typeof__(&function))vt_original(#function); \
    original;                                                               \
  })

/// Calls what only waits, until a moment at most; answers what it does.
#define VT_WAITING(deadline, call)      \
  ({                                    \
    VTWait vtWait;                      \
    vt_enter(&vtWait, deadline, NULL);  \
    __auto_type vtResult = (call);      \
    vt_leave(&vtWait);                  \
    vtResult;                           \
  })
