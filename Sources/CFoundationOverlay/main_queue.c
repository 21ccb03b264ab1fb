#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

void *swift_retain(void *object);
void swift_release(void *object);

typedef SWIFT void *getter(CONTEXT const void *type);

static void *known;

SWIFT void *windfall_main_queue(CONTEXT const void *type) __asm__("$s8Dispatch0A5QueueC4mainACvgZ");

// Runs in the place of the getter of DispatchQueue.main, which on Linux makes another object each time, around the one
// queue. Apps and packages compare queues by identity, as objects of Objective-C.
SWIFT void *windfall_main_queue(CONTEXT const void *type) {
  void *queue = __atomic_load_n(&known, __ATOMIC_ACQUIRE);
  if (!queue) {
    getter *original = (getter *)dlsym(RTLD_NEXT, "$s8Dispatch0A5QueueC4mainACvgZ");
    if (!original) __builtin_trap();
    void *made = original(type);
    if (__atomic_compare_exchange_n(&known, &queue, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      queue = made;
    } else {
      swift_release(made);
    }
  }
  return swift_retain(queue);
}
