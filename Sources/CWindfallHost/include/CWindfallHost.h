#ifndef CWINDFALLHOST_H
#define CWINDFALLHOST_H

#include <stdint.h>
#include <sys/types.h>

/// One step of the process' start before `main`: dies with the parent that `WINDFALL_PARENT` names.
void windfall_parent_guard(void);

/// Whether `WINDFALL_TEMPLATE_SOCKET`, a path to listen at, or `WINDFALL_TEMPLATE_FD`, a socket that listens already,
/// makes this process a template.
int windfall_template_is_requested(void);

/// Serves launch requests until the last client or the parent is gone, and then ends the process.
///
/// Returns only in forked children, which go on to `main` as an app that was just started.
void windfall_template_serve(char *program);

/// Reads exactly `count` bytes from a blocking descriptor; 1 when done, 0 at the end of input, -1 on an error.
int windfall_read_fully(int descriptor, void *bytes, size_t count);

/// Writes all bytes to a blocking descriptor; 1 when done, -1 on an error. Never raises SIGPIPE on a socket.
int windfall_write_fully(int descriptor, const void *bytes, size_t count);

/// Whether `poll` finds input, or the end of input, on the descriptor at once.
int windfall_has_input(int descriptor);

/// Calls back on the main run loop, in all its common modes, whenever there is input; one descriptor per process.
void windfall_watch_input(int descriptor, void (*perform)(void *info), void *info);

/// Calls back whenever the main run loop is about to wait, after all others that are told so; one callback per process.
void windfall_observe_waiting(void (*callback)(void *info), void *info);

/// Makes the main run loop go through one more turn.
void windfall_wake_main(void);

/// Whether a block or a job of the main actor waits on the main queue.
int windfall_main_queue_has_work(void);

/// Whether a timer of the main run loop should have fired by now.
int windfall_main_timer_is_due(void);

/// What is counted of the work off the main thread.
enum windfall_jobs {
  WINDFALL_NO_JOBS,
  /// The parts of tasks off the main actor.
  WINDFALL_TASKS,
  /// And the blocks of other queues and run loops than the main ones.
  WINDFALL_TASKS_AND_BLOCKS,
};

/// From now on, jobs of these kinds that are handed to Dispatch and to run loops are counted until they end.
void windfall_count_background_jobs(enum windfall_jobs jobs);

/// How many jobs that are counted run, or are ready to run.
int windfall_background_jobs(void);

/// How many blocks wait that were to run more than a minute after they were handed to Dispatch.
int windfall_distant_timers(void);

/// Has the extensions of all images that are loaded change the classes of the frameworks, and a bundle's those of the app.
void windfall_change_classes(void);

#endif
