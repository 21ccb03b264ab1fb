#ifndef WINDFALL_TEMPLATE_H
#define WINDFALL_TEMPLATE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Whether `WINDFALL_PARENT` was given; such a template waits for the next client instead of ending with its last.
extern int windfall_had_parent;

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

/// Little-endian, whatever the machine is.
static inline uint32_t windfall_get_u32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline void windfall_put_u32(uint8_t *bytes, uint32_t value) {
  for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(value >> (8 * index));
}

#endif
