#define _GNU_SOURCE
#include "template.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Foundation keeps the addresses of these variables' values when it is loaded, which is long before a launch says what
// they are. So the template starts with values that are long enough to be overwritten where they stand.
static const char *const variables[] = {"CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"};
static const char *const subfolders[] = {"", "/Library/Preferences", "/Library/Caches", "/Library/Application Support"};
enum { VARIABLE_COUNT = 4, ROOM = 1024 };

extern char **environ;

static int has_room(const char *name) {
  const char *value = getenv(name);
  return value && strlen(value) >= ROOM;
}

void windfall_container_make_room(char **arguments) {
  int complete = 1;
  for (int index = 0; index < VARIABLE_COUNT; index++) complete &= has_room(variables[index]);
  if (complete) return;
  char room[ROOM + 1];
  memset(room, '/', ROOM);
  room[ROOM] = 0;
  for (int index = 0; index < VARIABLE_COUNT; index++) setenv(variables[index], room, 1);
  // By its own path, so that backtraces and process lists show its name.
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length > 0) {
    path[length] = 0;
    execv(path, arguments);
  }
  fprintf(stderr, "windfall: template: cannot start itself again: %s\n", strerror(errno));
  _exit(71);
}

int windfall_container_problem(const char *container) {
  if (*container != '/') return EINVAL;
  return strlen(container) + 64 > ROOM ? ENAMETOOLONG : 0;
}

void windfall_container_enter(const char *container) {
  for (int index = 0; index < VARIABLE_COUNT; index++) {
    sprintf(getenv(variables[index]), "%s%s", container, subfolders[index]);
  }
  char temporary[ROOM];
  snprintf(temporary, sizeof temporary, "%s/tmp", container);
  setenv("TMPDIR", temporary, 1);
}

int windfall_container_owns(const char *name) {
  for (int index = 0; index < VARIABLE_COUNT; index++) {
    if (strcmp(name, variables[index]) == 0) return 1;
  }
  return strcmp(name, "TMPDIR") == 0;
}

// Takes the place of the C library's: without these variables a process would find its way to the folders of the user.
int clearenv(void) {
  char **kept = environ;
  for (char **entry = environ; entry && *entry; entry++) {
    char name[64];
    size_t length = strcspn(*entry, "=");
    if (length >= sizeof name) continue;
    memcpy(name, *entry, length);
    name[length] = 0;
    if (windfall_container_owns(name) || strncmp(name, "WINDFALL_", 9) == 0) *kept++ = *entry;
  }
  if (kept) *kept = NULL;
  return 0;
}
