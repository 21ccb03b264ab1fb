#define _GNU_SOURCE
#include "VirtualTime.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

/// How long a moment that has come may take until its waiter runs, in nanoseconds.
static const int64_t grace = 2000000;

typedef struct {
  int64_t deadline, interval;
} Timer;

/// A thread of the process, with the file that tells what it does.
typedef struct Thread {
  int state;
  struct Thread *previous, *next;
} Thread;

static Thread threads = {-1, &threads, &threads};
static _Atomic int64_t offset;
/// The threads that do more than wait.
static _Atomic int busy = 1;
/// Changes whenever a thread begins or ends to wait.
static _Atomic uint32_t changes;
static _Atomic int connections;
static atomic_flag locked = ATOMIC_FLAG_INIT;
static VTWait waits = {.previous = &waits, .next = &waits};
static Timer timers[VT_DESCRIPTORS];
static bool connected[VT_DESCRIPTORS];
static pthread_key_t ending;
static __thread volatile sig_atomic_t kicked;
static int kick;

static void prepare(void);

void *vt_original(const char *name) { return dlsym(RTLD_NEXT, name); }

static long direct(long number, long a, long b, long c, long d) {
  return VT_ORIGINAL(syscall)(number, a, b, c, d, 0L, 0L);
}

static int64_t machineTime(void) {
  struct timespec time;
  VT_ORIGINAL(clock_gettime)(CLOCK_MONOTONIC, &time);
  return vt_nanoseconds(&time);
}

int64_t vt_offset(void) { return atomic_load(&offset); }
int64_t vt_now(void) { return machineTime() + vt_offset(); }

void vt_lock(void) {
  while (atomic_flag_test_and_set_explicit(&locked, memory_order_acquire)) sched_yield();
}

void vt_unlock(void) { atomic_flag_clear_explicit(&locked, memory_order_release); }

static void changed(void) {
  atomic_fetch_add(&changes, 1);
  if (atomic_load(&busy) == 0) direct(SYS_futex, (long)&changes, FUTEX_WAKE_PRIVATE, 1, 0);
}

static int threadNumber(void) {
  static __thread int number;
  if (!number) number = (int)direct(SYS_gettid, 0, 0, 0, 0);
  return number;
}

void vt_enter(VTWait *wait, int64_t deadline, pthread_cond_t *condition) {
  *wait = (VTWait){deadline, condition, threadNumber(), false, &waits, NULL};
  vt_lock();
  wait->next = waits.next;
  waits.next->previous = wait;
  waits.next = wait;
  vt_unlock();
  kicked = 0;
  atomic_fetch_sub(&busy, 1);
  changed();
}

void vt_leave(VTWait *wait) {
  int error = errno;
  atomic_fetch_add(&busy, 1);
  changed();
  vt_lock();
  wait->previous->next = wait->next;
  wait->next->previous = wait->previous;
  vt_unlock();
  errno = error;
}

bool vt_was_kicked(void) {
  bool was = kicked;
  kicked = 0;
  return was;
}

static void takeKick(int signal) { kicked = 1; }

static void threadEnds(void) {
  atomic_fetch_sub(&busy, 1);
  changed();
}

static void threadBegins(void) {
  Thread *thread = malloc(sizeof(Thread));
  if (!thread) abort();
  *thread = (Thread){open("/proc/thread-self/stat", O_RDONLY | O_CLOEXEC), &threads, NULL};
  vt_lock();
  thread->next = threads.next;
  threads.next->previous = thread;
  threads.next = thread;
  vt_unlock();
  pthread_setspecific(ending, thread);
}

static void threadEnded(void *pointer) {
  Thread *thread = pointer;
  vt_lock();
  thread->previous->next = thread->next;
  thread->next->previous = thread->previous;
  vt_unlock();
  VT_ORIGINAL(close)(thread->state);
  free(thread);
  threadEnds();
}

void vt_connected(int descriptor) {
  if (descriptor < 0 || descriptor >= VT_DESCRIPTORS) return;
  vt_lock();
  if (!connected[descriptor]) atomic_fetch_add(&connections, 1);
  connected[descriptor] = true;
  vt_unlock();
}

void vt_closed(int descriptor) {
  if (descriptor < 0 || descriptor >= VT_DESCRIPTORS) return;
  vt_lock();
  if (connected[descriptor]) atomic_fetch_sub(&connections, 1);
  connected[descriptor] = false;
  timers[descriptor] = (Timer){VT_NEVER, 0};
  vt_unlock();
}

void vt_set_timer(int descriptor, int64_t deadline, int64_t interval) {
  prepare();
  if (descriptor >= 0 && descriptor < VT_DESCRIPTORS) timers[descriptor] = (Timer){deadline, interval};
}

/// Whether no thread runs or is about to, as the kernel sees it.
static bool isAllAsleep(void) {
  bool isAsleep = true;
  vt_lock();
  for (Thread *thread = threads.next; isAsleep && thread != &threads; thread = thread->next) {
    char text[128];
    ssize_t count = pread(thread->state, text, sizeof text - 1, 0);
    text[count < 0 ? 0 : count] = 0;
    // The name before it may hold anything, and is short.
    char *state = strrchr(text, ')');
    isAsleep = state && state[1] == ' ' && state[2] == 'S';
  }
  vt_unlock();
  return isAsleep;
}

/// The next moment that somebody waits for; what has just come is still to be seen by who waits for it.
static int64_t nextMoment(int64_t now, bool *isComing) {
  int64_t next = VT_NEVER;
  for (VTWait *wait = waits.next; wait != &waits; wait = wait->next) {
    if (wait->deadline < next) next = wait->deadline;
  }
  *isComing = next <= now;
  for (int descriptor = 0; descriptor < VT_DESCRIPTORS; descriptor++) {
    int64_t deadline = timers[descriptor].deadline;
    if (deadline > now) {
      if (deadline < next) next = deadline;
    } else if (deadline > now - grace) {
      *isComing = true;
    }
  }
  return next;
}

/// Lets the timers of the kernel run as far ahead as the clocks do.
static void moveTimers(int64_t now) {
  for (int descriptor = 0; descriptor < VT_DESCRIPTORS; descriptor++) {
    Timer *timer = &timers[descriptor];
    if (timer->deadline == VT_NEVER || timer->deadline < now - grace) continue;
    int64_t left = timer->deadline > now ? timer->deadline - now : 1;
    struct itimerspec value = {vt_timespec(timer->interval), vt_timespec(left)};
    VT_ORIGINAL(timerfd_settime)(descriptor, 0, &value, NULL);
    while (timer->interval > 0 && timer->deadline <= now) timer->deadline += timer->interval;
  }
}

/// Wakes those whose moment has come.
static void wake(int64_t now) {
  int process = getpid();
  for (VTWait *wait = waits.next; wait != &waits; wait = wait->next) {
    if (wait->deadline > now) continue;
    if (!wait->condition) {
      direct(SYS_tgkill, process, wait->thread, kick, 0);
      continue;
    }
    for (VTWait *other = waits.next; other != &waits; other = other->next) {
      if (other->condition == wait->condition) other->isKicked = true;
    }
    pthread_cond_broadcast(wait->condition);
  }
}

static void pauseUntilChange(uint32_t seen, int64_t longest) {
  struct timespec limit = vt_timespec(longest);
  direct(SYS_futex, (long)&changes, FUTEX_WAIT_PRIVATE, seen, longest < 0 ? 0 : (long)&limit);
}

static void *keep(void *unused) {
  sigset_t all;
  sigfillset(&all);
  VT_ORIGINAL(pthread_sigmask)(SIG_SETMASK, &all, NULL);
  while (true) {
    uint32_t seen = atomic_load(&changes);
    if (atomic_load(&busy) != 0) {
      pauseUntilChange(seen, -1);
      continue;
    }
    if (!isAllAsleep()) {
      pauseUntilChange(seen, 20000);
      continue;
    }
    vt_lock();
    int64_t now = vt_now();
    bool isComing;
    int64_t next = nextMoment(now, &isComing);
    bool isStill = atomic_load(&busy) == 0 && atomic_load(&changes) == seen;
    if (isStill && isComing) wake(now);
    if (isStill && !isComing && next != VT_NEVER && atomic_load(&connections) == 0) {
      atomic_fetch_add(&offset, next - now);
      moveTimers(next);
      wake(next);
      isComing = true;
    }
    vt_unlock();
    pauseUntilChange(seen, isComing ? 200000 : -1);
  }
  return NULL;
}

static void startKeeper(void) {
  pthread_t keeper;
  VT_ORIGINAL(pthread_create)(&keeper, NULL, keep, NULL);
  pthread_detach(keeper);
}

static void prepareOnce(void) {
  for (int descriptor = 0; descriptor < VT_DESCRIPTORS; descriptor++) timers[descriptor].deadline = VT_NEVER;
  pthread_key_create(&ending, threadEnded);
  kick = SIGRTMIN + 7;
  struct sigaction action = {.sa_handler = takeKick};
  sigaction(kick, &action, NULL);
}

/// Other libraries may begin before this one, and make timers and threads.
static void prepare(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepareOnce);
}

static void begin(void) __attribute__((constructor));
static void begin(void) {
  // What the process starts has a time of its own.
  unsetenv("LD_PRELOAD");
  prepare();
  threadBegins();
  startKeeper();
}

/// Threads that block all signals still take ours.
int pthread_sigmask(int how, const sigset_t *restrict set, sigset_t *restrict old) {
  sigset_t without;
  if (set && how != SIG_UNBLOCK && kick) {
    without = *set;
    sigdelset(&without, kick);
    set = &without;
  }
  return VT_ORIGINAL(pthread_sigmask)(how, set, old);
}

/// A new thread counts from the moment it is made, so that nobody believes that all wait while it begins.
typedef struct {
  void *(*body)(void *);
  void *argument;
} Start;

static void *run(void *pointer) {
  Start start = *(Start *)pointer;
  free(pointer);
  threadBegins();
  return start.body(start.argument);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  prepare();
  Start *start = malloc(sizeof(Start));
  if (!start) return EAGAIN;
  *start = (Start){body, argument};
  atomic_fetch_add(&busy, 1);
  int error = VT_ORIGINAL(pthread_create)(thread, attributes, run, start);
  if (error) {
    free(start);
    threadEnds();
  }
  return error;
}
