#define _GNU_SOURCE
#include "CWindfallHost.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

typedef void (*work_function)(void *context);
typedef void (^work_block)(void);
typedef void (*async_function)(void *queue, void *context, work_function work);
typedef void (*async_block_function)(void *queue, work_block work);
typedef void (*perform_block_function)(void *loop, const void *mode, work_block work);

extern char _dispatch_main_q;
extern void *CFRunLoopGetMain(void);

struct job {
  void *context;
  work_function work;
};

static atomic_int counted;
static atomic_int pending_jobs;

static void run(void *pointer) {
  struct job job = *(struct job *)pointer;
  free(pointer);
  job.work(job.context);
  // What the job led to on the main queue is there before the job stops counting.
  atomic_fetch_sub(&pending_jobs, 1);
}

/// Stands in for Dispatch's function, by which Swift's concurrency library runs each part of a task.
__attribute__((visibility("default"))) void dispatch_async_f(void *queue, void *context, work_function work) {
  static async_function original;
  if (!original) original = (async_function)dlsym(RTLD_NEXT, "dispatch_async_f");
  int counts = atomic_load(&counted) != WINDFALL_NO_JOBS && queue != &_dispatch_main_q;
  struct job *job = counts ? malloc(sizeof *job) : NULL;
  if (!job) return original(queue, context, work);
  *job = (struct job){context, work};
  atomic_fetch_add(&pending_jobs, 1);
  original(queue, job, run);
}

static bool counts_blocks(bool is_main) { return !is_main && atomic_load(&counted) == WINDFALL_TASKS_AND_BLOCKS; }

static void run_counted(work_block work) {
  work();
  atomic_fetch_sub(&pending_jobs, 1);
}

/// Stands in for Dispatch's function, by which `DispatchQueue` and the queues of sessions run a block.
__attribute__((visibility("default"))) void dispatch_async(void *queue, work_block work) {
  static async_block_function original;
  if (!original) original = (async_block_function)dlsym(RTLD_NEXT, "dispatch_async");
  if (!counts_blocks(queue == &_dispatch_main_q)) return original(queue, work);
  atomic_fetch_add(&pending_jobs, 1);
  original(queue, ^{
    run_counted(work);
  });
}

/// Stands in for Core Foundation's function, by which protocols of apps and tests start to load on their thread.
__attribute__((visibility("default"))) void CFRunLoopPerformBlock(void *loop, const void *mode, work_block work) {
  static perform_block_function original;
  if (!original) original = (perform_block_function)dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
  if (!counts_blocks(loop == CFRunLoopGetMain())) return original(loop, mode, work);
  atomic_fetch_add(&pending_jobs, 1);
  original(loop, mode, ^{
    run_counted(work);
  });
}

void windfall_count_background_jobs(enum windfall_jobs jobs) { atomic_store(&counted, jobs); }

int windfall_background_jobs(void) { return atomic_load(&pending_jobs); }
