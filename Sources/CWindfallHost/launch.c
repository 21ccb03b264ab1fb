#define _GNU_SOURCE
#include "CWindfallHost.h"
#include "template.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

/// Exported by libswiftCore: what `CommandLine` reads instead of the arguments of `main`.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

struct reader {
  char *bytes;
  size_t left;
};

static int read_number(struct reader *reader, uint32_t *value) {
  if (reader->left < 4) return 0;
  *value = windfall_get_u32((const uint8_t *)reader->bytes);
  reader->bytes += 4;
  reader->left -= 4;
  return 1;
}

static int read_string(struct reader *reader, const char **string) {
  uint32_t length;
  if (!read_number(reader, &length) || reader->left <= length || reader->bytes[length] != 0) return 0;
  *string = reader->bytes;
  reader->bytes += length + 1;
  reader->left -= length + 1;
  return 1;
}

static int read_list(struct reader *reader, int first, char ***strings, int *count) {
  uint32_t length;
  // A string takes five bytes at least, so a list cannot ask for more memory than its message justifies.
  if (!read_number(reader, &length) || length > reader->left / 5) return 0;
  *strings = calloc((size_t)first + length + 1, sizeof(char *));
  if (!*strings) return 0;
  *count = first + (int)length;
  for (int index = first; index < *count; index++) {
    if (!read_string(reader, (const char **)&(*strings)[index])) return 0;
  }
  return 1;
}

int windfall_launch_parse(struct launch *launch, char *bytes, size_t count) {
  memset(launch, 0, sizeof *launch);
  struct reader reader = {bytes, count};
  uint32_t kind;
  return read_number(&reader, &kind) && kind == 1 &&
         read_list(&reader, 1, &launch->arguments, &launch->argument_count) &&
         read_list(&reader, 0, &launch->environment, &launch->environment_count) &&
         read_string(&reader, &launch->container) && read_string(&reader, &launch->log) && reader.left == 0;
}

void windfall_launch_free(struct launch *launch) {
  free(launch->arguments);
  free(launch->environment);
}

static void fail(const char *what, const char *name) {
  fprintf(stderr, "windfall: cannot %s %s: %s\n", what, name, strerror(errno));
  _exit(71);
}

static void redirect(const char *path, int flags, int descriptor) {
  int opened = open(path, flags | O_CLOEXEC, 0644);
  if (opened < 0) fail("open", path);
  if (dup2(opened, descriptor) < 0) fail("redirect to", path);
  close(opened);
}

void windfall_launch_become(const struct launch *launch, int automation, pid_t template_process) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != template_process) _exit(1);
  // The app leads a session and group of its own, so that whatever it starts can be ended with it.
  setsid();
  redirect("/dev/null", O_RDONLY, STDIN_FILENO);
  if (*launch->log) {
    redirect(launch->log, O_WRONLY | O_CREAT | O_APPEND, STDOUT_FILENO);
    dup2(STDOUT_FILENO, STDERR_FILENO);
  }
  unsetenv("WINDFALL_TEMPLATE_SOCKET");
  unsetenv("WINDFALL_TEMPLATE_FD");
  // Meant for the template alone.
  unsetenv("LD_BIND_NOW");
  windfall_container_enter(launch->container);
  for (int index = 0; index < launch->environment_count; index++) {
    char *entry = launch->environment[index];
    char *equals = strchr(entry, '=');
    if (!equals) continue;
    *equals = 0;
    if (windfall_container_owns(entry)) continue;
    if (setenv(entry, equals + 1, 1) != 0) fail("set", entry);
  }
  if (automation >= 0) {
    char number[16];
    snprintf(number, sizeof number, "%d", automation);
    setenv("WINDFALL_AUTOMATION_FD", number, 1);
  }
  if (chdir(launch->container) != 0) fail("enter", launch->container);
  // The request is never freed in this process: the arguments stay valid for as long as it lives.
  _swift_stdlib_overrideUnsafeArgvArgc(launch->arguments, launch->argument_count);
}
