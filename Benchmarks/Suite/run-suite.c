// Runs a UI-test bundle as `windfall test` does, with nothing around it that takes time of its own:
//
//   run-suite APP BUNDLE-HOST BUNDLE TESTS
//
// APP is the app's executable, TESTS a file with one `Class/method` on each line. The status is the test process's.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROOM = 1024, LISTENER = 3, EVENTS = 3 };

static char folder[] = "/tmp/windfall-bench-XXXXXX";
static const char *const homes[] = {"app", "home"};
static const char *const subfolders[] = {
    "", "/Documents", "/Library", "/Library/Preferences", "/Library/Caches", "/Library/Application Support", "/tmp"};

static void stop(const char *what) {
  fprintf(stderr, "run-suite: cannot %s: %s\n", what, strerror(errno));
  exit(2);
}

static char *text(const char *format, const char *value) {
  char *result;
  if (asprintf(&result, format, value) < 0) stop("get memory");
  return result;
}

static void make_folders(void) {
  if (!mkdtemp(folder)) stop("make a temporary folder");
  for (size_t home = 0; home < sizeof homes / sizeof *homes; home++) {
    for (size_t index = 0; index < sizeof subfolders / sizeof *subfolders; index++) {
      char path[256];
      snprintf(path, sizeof path, "%s/%s%s", folder, homes[home], subfolders[index]);
      if (mkdir(path, 0700) != 0) stop("make a container");
    }
  }
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  return remove(path);
}

static int open_listener(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0 || bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0 ||
      listen(descriptor, 16) != 0) {
    stop("listen");
  }
  return descriptor;
}

/// Starts a program with one descriptor passed under a known number.
static pid_t start(const char *program, int descriptor, int number) {
  char parent[16];
  snprintf(parent, sizeof parent, "%d", getpid());
  pid_t process = fork();
  if (process != 0) return process;
  setenv("WINDFALL_PARENT", parent, 1);
  dup2(descriptor, number);
  fcntl(number, F_SETFD, 0);
  execl(program, program, NULL);
  _exit(127);
}

static pid_t start_template(const char *app, int listener) {
  char room[ROOM + 1];
  memset(room, '/', ROOM);
  room[ROOM] = 0;
  static const char *const variables[] = {"CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"};
  for (size_t index = 0; index < sizeof variables / sizeof *variables; index++) setenv(variables[index], room, 1);
  setenv("WINDFALL_TEMPLATE_FD", "3", 1);
  pid_t process = start(app, listener, LISTENER);
  for (size_t index = 0; index < sizeof variables / sizeof *variables; index++) unsetenv(variables[index]);
  unsetenv("WINDFALL_TEMPLATE_FD");
  return process;
}

static pid_t start_tests(const char *host, const char *bundle, const char *tests, const char *socket) {
  setenv("WINDFALL_TEST_BUNDLE", bundle, 1);
  setenv("WINDFALL_TEST_PLAN", tests, 1);
  setenv("WINDFALL_TEMPLATE_SOCKET", socket, 1);
  setenv("WINDFALL_APP_CONTAINER", text("%s/app", folder), 1);
  setenv("WINDFALL_APP_LOG", text("%s/app.log", folder), 1);
  setenv("CFFIXED_USER_HOME", text("%s/home", folder), 1);
  setenv("WINDFALL_EVENT_FD", "3", 1);
  int events = open(text("%s/events", folder), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (events < 0) stop("make a file for the events");
  return start(host, events, EVENTS);
}

int main(int count, char **arguments) {
  if (count != 5) {
    fprintf(stderr, "usage: run-suite APP BUNDLE-HOST BUNDLE TESTS\n");
    return 2;
  }
  make_folders();
  char *path = text("%s/socket", folder);
  int listener = open_listener(path);
  pid_t template = start_template(arguments[1], listener);
  close(listener);
  pid_t tests = start_tests(arguments[2], arguments[3], arguments[4], path);
  int status = 0;
  while (waitpid(tests, &status, 0) < 0 && errno == EINTR) {
  }
  kill(template, SIGKILL);
  waitpid(template, NULL, 0);
  nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}
