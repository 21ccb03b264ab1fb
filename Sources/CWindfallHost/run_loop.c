#include "CWindfallHost.h"

#include <limits.h>
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/epoll.h>

// Foundation exports Core Foundation's run loop without its headers; these are the declarations that are used.
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*describe)(const void *);
  bool (*equal)(const void *, const void *);
  unsigned long (*hash)(const void *);
  int (*get_port)(void *);
  void (*perform)(void *);
} CFRunLoopSourceContext1;

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*describe)(const void *);
} CFRunLoopObserverContext;

enum { BEFORE_WAITING = 1 << 5 };

extern const void *const kCFRunLoopCommonModes;
extern const void *const kCFRunLoopDefaultMode;
extern void *CFRunLoopGetMain(void);
extern void *CFRunLoopSourceCreate(const void *allocator, long order, CFRunLoopSourceContext1 *context);
extern void CFRunLoopAddSource(void *loop, void *source, const void *mode);
extern void *CFRunLoopObserverCreate(
    const void *allocator, unsigned long activities, bool repeats, long order,
    void (*callback)(void *observer, unsigned long activity, void *info), CFRunLoopObserverContext *context);
extern void CFRunLoopAddObserver(void *loop, void *observer, const void *mode);
extern void CFRunLoopWakeUp(void *loop);
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);
extern int _dispatch_get_main_queue_handle_4CF(void);

struct watch {
  int port;
  void (*perform)(void *);
  void *info;
};

static struct watch input;
static void (*idle_callback)(void *);

static int input_port(void *info) { return ((struct watch *)info)->port; }

static void input_perform(void *info) {
  struct watch *watch = info;
  watch->perform(watch->info);
}

static void idle_perform(void *observer, unsigned long activity, void *info) {
  (void)observer;
  (void)activity;
  idle_callback(info);
}

void windfall_watch_input(int descriptor, void (*perform)(void *), void *info) {
  // A source of version 1 is a descriptor in the run loop's own wait: no other thread has a part in it. The run loop
  // takes eight bytes from a descriptor that is ready; there are none to take from an epoll descriptor.
  int port = epoll_create1(EPOLL_CLOEXEC);
  struct epoll_event event = {.events = EPOLLIN};
  epoll_ctl(port, EPOLL_CTL_ADD, descriptor, &event);
  input = (struct watch){port, perform, info};
  CFRunLoopSourceContext1 context = {
      .version = 1, .info = &input, .get_port = input_port, .perform = input_perform};
  CFRunLoopAddSource(CFRunLoopGetMain(), CFRunLoopSourceCreate(NULL, 0, &context), kCFRunLoopCommonModes);
}

void windfall_observe_waiting(void (*callback)(void *), void *info) {
  idle_callback = callback;
  CFRunLoopObserverContext context = {.info = info};
  void *observer = CFRunLoopObserverCreate(NULL, BEFORE_WAITING, true, LONG_MAX, idle_perform, &context);
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}

void windfall_wake_main(void) { CFRunLoopWakeUp(CFRunLoopGetMain()); }

int windfall_main_queue_has_work(void) { return windfall_has_input(_dispatch_get_main_queue_handle_4CF()); }

int windfall_main_timer_is_due(void) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  // Zero when there is no timer at all.
  return date != 0 && date <= CFAbsoluteTimeGetCurrent();
}
