#ifndef WINDFALL_TEMPLATE_H
#define WINDFALL_TEMPLATE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Whether `WINDFALL_PARENT` was given; such a template waits for the next client instead of ending with its last.
extern int windfall_had_parent;

/// Keeps devices from being removed by a process that the command started as root.
void windfall_guard_devices(void);

/// Makes the signals on which the Swift runtime writes stacks end the process as well, also where they were sent.
void windfall_fatal_signals_end(void);

/// A launch request; `WindfallCore.TemplateRequest` documents the bytes. The strings lie in the bytes it was read from.
struct launch {
  /// Has room for the program's name in front, and a NULL at the end.
  char **arguments;
  int argument_count;
  char **environment;
  int environment_count;
  const char *container;
  const char *log;
};

/// Reads what follows the size of a request; 1 when it is a well-formed launch.
int windfall_launch_parse(struct launch *launch, char *bytes, size_t count);
void windfall_launch_free(struct launch *launch);

/// Turns the freshly forked process into the app that was asked for; ends it when that fails.
void windfall_launch_become(const struct launch *launch, int automation, pid_t template_process);

/// Starts this program again if the variables that say where an app's container is have no room for a path.
void windfall_container_make_room(char **arguments);

/// Why the app cannot be given the container, as an `errno`; 0 when it can.
int windfall_container_problem(const char *container);

/// Moves home, preferences, caches and temporary files of the forked process into its container.
void windfall_container_enter(const char *container);

/// Whether `windfall_container_enter` sets the variable.
int windfall_container_owns(const char *name);

/// Ends the template because a system call failed, and says which.
void windfall_template_stop(const char *what) __attribute__((noreturn));

/// The socket that takes launch requests, inherited or made.
int windfall_template_listen(void);

/// Ends the template when it has a second thread: in the children that would not exist, with whatever it held locked
/// for ever.
void windfall_template_require_single_thread(void);

/// Waits in a process that was forked ahead of a launch; answers the launch's bytes, and ends when there is none.
char *windfall_spare_wait(int socket, pid_t template_process, size_t *count, int *automation);

/// Has the kernel do at once what a forked process would ask it for page by page.
void windfall_prefault(void);

/// Gives a launch to the process that waits at the other end; 0 when it is not there.
int windfall_spare_send(int socket, const char *bytes, size_t count, int automation);

/// Looks up what the Swift runtime has to know of the app's next view type; 0 when all are done.
///
/// The runtime keeps what it has found, and looking is most of the work of a first frame. None of the app's code runs.
int windfall_prepare_next_type(void);

/// Little-endian, whatever the machine is.
static inline uint32_t windfall_get_u32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline void windfall_put_u32(uint8_t *bytes, uint32_t value) {
  for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(value >> (8 * index));
}

#endif
