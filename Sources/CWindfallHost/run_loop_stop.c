#define _GNU_SOURCE
#include "CWindfallHost.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef void (*stop_function)(void *loop);

extern const void *const kCFRunLoopCommonModes;
extern void *CFRunLoopGetCurrent(void);
extern void *CFRunLoopGetMain(void);
extern void CFRunLoopPerformBlock(void *loop, const void *mode, void (^block)(void));
extern void CFRunLoopWakeUp(void *loop);

struct request {
  void *loop;
  pid_t thread;
};

// The allowance is in nanoseconds.
enum { FRAMES = 32, LOOKS = 20 * 1000, ALLOWANCE = 5 * 1000 * 1000 };

static stop_function original_stop(void) {
  static stop_function stop;
  if (!stop) stop = (stop_function)dlsym(RTLD_NEXT, "CFRunLoopStop");
  return stop;
}

static int is_in(const char *library, const void *address) {
  struct dl_find_object object;
  if (_dl_find_object((void *)address, &object)) return 0;
  const char *path = object.dlfo_link_map->l_name;
  const char *name = strrchr(path, '/');
  return strcmp(name ? name + 1 : path, library) == 0;
}

/// Whether the run of the loop that this thread is in was begun by XCTest: what stands on the stack before Foundation.
static int is_waiting_for_xctest(void) {
  void *frames[FRAMES];
  int count = backtrace(frames, FRAMES);
  int index = 0;
  while (index < count && !is_in("libFoundation.so", frames[index])) index++;
  while (index < count && is_in("libFoundation.so", frames[index])) index++;
  return index < count && is_in("libXCTest.so", frames[index]);
}

// Stopping a run loop that is about to run, but does not run yet, has no effect. XCTest stops the loop of a waiting
// test from another thread, and where it comes too early the test goes on only after a tenth of a second. So the stop
// waits in the loop for when it runs. By then the test may have gone on and run the loop itself, which is not to be
// stopped.
static void stop_wait(void *loop) {
  CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes, ^{
    stop_function stop = original_stop();
    if (stop && is_waiting_for_xctest()) stop(loop);
  });
  CFRunLoopWakeUp(loop);
}

static int read_about(pid_t thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  return 1;
}

static int is_running(pid_t thread) {
  char text[256];
  if (!read_about(thread, "stat", text, sizeof text)) return 0;
  // The name before the state stands in brackets, and may hold any character.
  char *name_end = strrchr(text, ')');
  return name_end && name_end[1] == ' ' && name_end[2] == 'R';
}

/// In nanoseconds; zero where the kernel does not say.
static unsigned long long processor_time(pid_t thread) {
  char text[256];
  return read_about(thread, "schedstat", text, sizeof text) ? strtoull(text, NULL, 10) : 0;
}

static void *stop_later(void *argument) {
  struct request request = *(struct request *)argument;
  free(argument);
  unsigned long long end = processor_time(request.thread) + ALLOWANCE;
  for (int look = 0; look < LOOKS && is_running(request.thread); look++) {
    if (processor_time(request.thread) > end) break;
    sched_yield();
  }
  stop_wait(request.loop);
  return NULL;
}

// A test that fulfills an expectation in one callback, and looks after the wait at what the next one stored, passes on
// iOS, where XCTest hands a fulfillment from queue to queue. So a thread that stops the main loop gets to where it waits
// for something, or has worked on for five milliseconds, before the main thread goes on.
void CFRunLoopStop(void *loop) {
  if (loop == CFRunLoopGetCurrent() || !is_in("libXCTest.so", __builtin_return_address(0))) {
    stop_function stop = original_stop();
    if (stop) stop(loop);
    return;
  }
  if (loop != CFRunLoopGetMain()) return stop_wait(loop);
  struct request *request = malloc(sizeof *request);
  if (!request) return stop_wait(loop);
  *request = (struct request){loop, gettid()};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int failed = pthread_create(&thread, &attributes, stop_later, request);
  pthread_attr_destroy(&attributes);
  if (!failed) return;
  free(request);
  stop_wait(loop);
}
