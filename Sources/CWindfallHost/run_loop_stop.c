#define _GNU_SOURCE
#include "CWindfallHost.h"

#include <dlfcn.h>
#include <fcntl.h>
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
enum { LOOKS = 20 * 1000, ALLOWANCE = 5 * 1000 * 1000 };

// Stopping a run loop that is about to run, but does not run yet, has no effect. XCTest stops the loop of a waiting
// test from another thread, and where it comes too early the test goes on only after a tenth of a second. Here a second
// stop waits in the loop for when it runs.
static void stop_now_and_when_it_runs(void *loop) {
  static stop_function stop;
  if (!stop) stop = (stop_function)dlsym(RTLD_NEXT, "CFRunLoopStop");
  if (!stop) return;
  stop(loop);
  CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes, ^{
    stop(loop);
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
  stop_now_and_when_it_runs(request.loop);
  return NULL;
}

// A test that fulfills an expectation in one callback, and looks after the wait at what the next one stored, passes on
// iOS, where XCTest hands a fulfillment from queue to queue. So a thread that stops the main loop gets to where it waits
// for something, or has worked on for five milliseconds, before the main thread goes on.
void CFRunLoopStop(void *loop) {
  if (loop != CFRunLoopGetMain() || loop == CFRunLoopGetCurrent()) return stop_now_and_when_it_runs(loop);
  struct request *request = malloc(sizeof *request);
  if (!request) return stop_now_and_when_it_runs(loop);
  *request = (struct request){loop, gettid()};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int failed = pthread_create(&thread, &attributes, stop_later, request);
  pthread_attr_destroy(&attributes);
  if (!failed) return;
  free(request);
  stop_now_and_when_it_runs(loop);
}
