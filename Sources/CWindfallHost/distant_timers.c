#define _GNU_SOURCE
#include "CWindfallHost.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

// Dispatch keeps a block that it was asked to run later until that time has come, also when the block was cancelled
// long before. XCTest starts two such timers for each test, thirty days ahead, and cancels them: a suite that runs many
// tests would grow with each. So timers that are far ahead are kept here, and given up when their block is cancelled.

typedef void (*after_function)(uint64_t when, void *queue, void *block);
typedef void (*cancel_function)(void *block);

extern const char _dispatch_source_type_timer;
uint64_t dispatch_time(uint64_t when, int64_t delta);
void *dispatch_source_create(const void *type, uintptr_t handle, unsigned long mask, void *queue);
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler_f(void *source, void (*handler)(void *context));
void dispatch_source_cancel(void *source);
void dispatch_set_context(void *object, void *context);
void dispatch_async(void *queue, void *block);
void dispatch_resume(void *object);
void dispatch_retain(void *object);
void dispatch_release(void *object);
void *_Block_copy(const void *block);
void _Block_release(const void *block);

enum { FAR_SECONDS = 60 };
static const uint64_t FOREVER = ~0ull, SECOND = 1000000000ull, LEEWAY = 1000000ull;

struct timer {
  struct timer *next;
  /// Tells it from one that is made later at the same address, for a source may still fire when it is cancelled.
  uintptr_t number;
  void *source, *queue, *block;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers;
static uintptr_t last_number;
static int distant_timer_count;

static void *original(const char *name) { return dlsym(RTLD_NEXT, name); }

/// Takes the timer of a block, or the one with a number, off the list; NULL when it is gone.
static struct timer *take(const void *block, uintptr_t number) {
  pthread_mutex_lock(&lock);
  struct timer **place = &timers;
  while (*place && (*place)->number != number && (!block || (*place)->block != block)) place = &(*place)->next;
  struct timer *found = *place;
  if (found) {
    *place = found->next;
    distant_timer_count--;
  }
  pthread_mutex_unlock(&lock);
  return found;
}

static void end(struct timer *timer) {
  dispatch_source_cancel(timer->source);
  dispatch_release(timer->source);
  dispatch_release(timer->queue);
  _Block_release(timer->block);
  free(timer);
}

static void fire(void *context) {
  struct timer *timer = take(NULL, (uintptr_t)context);
  if (!timer) return;
  dispatch_async(timer->queue, timer->block);
  end(timer);
}

/// Stands in for Dispatch's function.
__attribute__((visibility("default"))) void dispatch_after(uint64_t when, void *queue, void *block) {
  static after_function after;
  if (!after) after = (after_function)original("dispatch_after");
  // Times of other clocks have the highest bit set.
  int is_far = !(when >> 63) && when > dispatch_time(0, FAR_SECONDS * (int64_t)SECOND);
  struct timer *timer = is_far ? malloc(sizeof *timer) : NULL;
  if (!timer) return after(when, queue, block);
  dispatch_retain(queue);
  void *source = dispatch_source_create(&_dispatch_source_type_timer, 0, 0, queue);
  pthread_mutex_lock(&lock);
  *timer = (struct timer){timers, ++last_number, source, queue, _Block_copy(block)};
  timers = timer;
  distant_timer_count++;
  uintptr_t number = timer->number;
  pthread_mutex_unlock(&lock);
  dispatch_set_context(source, (void *)number);
  dispatch_source_set_timer(source, when, FOREVER, LEEWAY);
  dispatch_source_set_event_handler_f(source, fire);
  dispatch_resume(source);
}

/// Stands in for Dispatch's function.
__attribute__((visibility("default"))) void dispatch_block_cancel(void *block) {
  static cancel_function cancel;
  if (!cancel) cancel = (cancel_function)original("dispatch_block_cancel");
  cancel(block);
  struct timer *timer = take(block, 0);
  if (timer) end(timer);
}

int windfall_distant_timers(void) {
  pthread_mutex_lock(&lock);
  int count = distant_timer_count;
  pthread_mutex_unlock(&lock);
  return count;
}
