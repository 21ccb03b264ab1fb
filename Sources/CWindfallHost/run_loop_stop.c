#define _GNU_SOURCE
#include "CWindfallHost.h"

#include <dlfcn.h>

typedef void (*stop_function)(void *loop);

extern const void *const kCFRunLoopCommonModes;
extern void CFRunLoopPerformBlock(void *loop, const void *mode, void (^block)(void));
extern void CFRunLoopWakeUp(void *loop);

// Stopping a run loop that is about to run, but does not run yet, has no effect. XCTest stops the loop of a waiting
// test from another thread, and where it comes too early the test goes on only after a tenth of a second. Here a second
// stop waits in the loop for when it runs.
void CFRunLoopStop(void *loop) {
  static stop_function stop;
  if (!stop) stop = (stop_function)dlsym(RTLD_NEXT, "CFRunLoopStop");
  if (!stop) return;
  stop(loop);
  CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes, ^{
    stop(loop);
  });
  CFRunLoopWakeUp(loop);
}
