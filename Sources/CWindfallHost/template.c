#define _GNU_SOURCE
#include "CWindfallHost.h"
#include "template.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REPLY_LAUNCHED = 1, REPLY_EXITED = 2, REPLY_FAILED = 3 };
enum { LARGEST_REQUEST = 16 << 20 };

/// A client, which may be the tool or a process that runs UI tests. Each asks for one child.
struct client {
  int socket;
  /// Its end of input has come; it stays only to hear that its child has ended.
  int ended;
  uint8_t *bytes;
  size_t count;
  /// The descriptor that came with the request being read, or -1.
  int automation;
};

struct child {
  pid_t process;
  /// The socket of the client that asked for it, which stays open until the child has ended.
  int owner;
};

static struct {
  int listener;
  int signals;
  sigset_t original_mask;
  pid_t process;
  char *program;
  struct client *clients;
  size_t client_count;
  struct child *children;
  size_t child_count;
  /// A child that was forked ahead of the launch it is for, and the socket at which it waits; 0 when there is none.
  struct {
    pid_t process;
    int socket;
  } spare;
} template;

/// Optional: loads what every launch needs, without starting threads or touching Dispatch.
extern void windfall_host_warm(void) __attribute__((weak));

static void *grow(void *items, size_t count, size_t size) {
  void *result = realloc(items, (count + 1) * size);
  if (!result) windfall_template_stop("get memory");
  return result;
}

static void end_all_and_exit(void) {
  if (template.spare.process) kill(template.spare.process, SIGKILL);
  for (size_t index = 0; index < template.child_count; index++) kill(-template.children[index].process, SIGKILL);
  for (size_t index = 0; index < template.child_count; index++) kill(template.children[index].process, SIGKILL);
  _exit(0);
}

static void drop_client(size_t index) {
  struct client *client = &template.clients[index];
  close(client->socket);
  if (client->automation >= 0) close(client->automation);
  free(client->bytes);
  template.clients[index] = template.clients[--template.client_count];
}

/// Kills the children of a client whose input has ended, and drops it unless there is an end to tell it of.
static void end_client(size_t index) {
  struct client *client = &template.clients[index];
  client->ended = 1;
  int waiting = 0;
  for (size_t item = 0; item < template.child_count; item++) {
    struct child *child = &template.children[item];
    if (child->owner != client->socket) continue;
    kill(-child->process, SIGKILL);
    kill(child->process, SIGKILL);
    waiting = 1;
  }
  if (!waiting) drop_client(index);
}

static void drop_ended_client(int socket) {
  for (size_t index = 0; index < template.client_count; index++) {
    if (template.clients[index].socket != socket || !template.clients[index].ended) continue;
    end_client(index);
    return;
  }
}

/// A client that does not read its replies loses them; it is dropped when its socket is next looked at.
static void reply(int socket, uint32_t kind, pid_t process, int status) {
  uint8_t bytes[12];
  windfall_put_u32(bytes, kind);
  windfall_put_u32(bytes + 4, (uint32_t)process);
  windfall_put_u32(bytes + 8, (uint32_t)status);
  if (send(socket, bytes, sizeof bytes, MSG_NOSIGNAL | MSG_DONTWAIT) != sizeof bytes) shutdown(socket, SHUT_RDWR);
}

/// Closes what belongs to the template; the child keeps its automation socket only.
static void leave_template(void) {
  if (template.spare.process) close(template.spare.socket);
  for (size_t index = 0; index < template.client_count; index++) {
    close(template.clients[index].socket);
    if (template.clients[index].automation >= 0) close(template.clients[index].automation);
  }
  close(template.listener);
  close(template.signals);
  sigprocmask(SIG_SETMASK, &template.original_mask, NULL);
}

/// Turns this forked process into the app that was asked for.
static void become(char *bytes, size_t count, int automation) {
  struct launch request;
  if (!windfall_launch_parse(&request, bytes, count)) _exit(71);
  request.arguments[0] = template.program;
  windfall_launch_become(&request, automation, template.process);
}

/// Forks the process of the next launch; returns 1 in it when the launch has come, and -1 when it cannot be forked.
static int prepare_spare(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  fflush(NULL);
  pid_t process = fork();
  if (process == 0) {
    leave_template();
    close(ends[0]);
    windfall_prefault();
    size_t count;
    int automation;
    char *bytes = windfall_spare_wait(ends[1], template.process, &count, &automation);
    become(bytes, count, automation);
    return 1;
  }
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    return -1;
  }
  template.spare.process = process;
  template.spare.socket = ends[0];
  return 0;
}

/// Gives the launch to the spare process, and answers which it was; 0 when there is none.
static pid_t use_spare(const char *bytes, size_t count, int automation) {
  pid_t process = template.spare.process;
  if (!process) return 0;
  template.spare.process = 0;
  int is_sent = windfall_spare_send(template.spare.socket, bytes, count, automation);
  close(template.spare.socket);
  return is_sent ? process : 0;
}

/// Returns 1 in the forked child.
static int launch(struct client *client, char *bytes, size_t count) {
  struct launch request;
  int automation = client->automation;
  client->automation = -1;
  int error = windfall_launch_parse(&request, bytes, count) ? windfall_container_problem(request.container) : EINVAL;
  windfall_launch_free(&request);
  pid_t process = -1;
  if (!error) {
    process = use_spare(bytes, count, automation);
    if (!process) {
      fflush(NULL);
      process = fork();
    }
    if (process == 0) {
      leave_template();
      become(bytes, count, automation);
      return 1;
    }
    if (process < 0) error = errno;
  }
  if (automation >= 0) close(automation);
  if (error) {
    reply(client->socket, REPLY_FAILED, 0, error);
    return 0;
  }
  template.children = grow(template.children, template.child_count, sizeof *template.children);
  template.children[template.child_count++] = (struct child){process, client->socket};
  reply(client->socket, REPLY_LAUNCHED, process, 0);
  return 0;
}

/// Handles every whole request that has arrived; -1 when the client must go, 1 in a forked child.
static int handle_requests(struct client *client) {
  size_t used = 0;
  while (client->count - used >= 4) {
    uint8_t *frame = client->bytes + used;
    uint32_t length = windfall_get_u32(frame);
    if (length > LARGEST_REQUEST) return -1;
    if (client->count - used - 4 < length) break;
    used += 4 + length;
    if (launch(client, (char *)frame + 4, length)) return 1;
  }
  memmove(client->bytes, client->bytes + used, client->count - used);
  client->count -= used;
  return 0;
}

/// Reads what has come, descriptor included; -1 when the client is gone, 1 in a forked child.
static int receive(struct client *client) {
  char control[CMSG_SPACE(sizeof(int))];
  client->bytes = realloc(client->bytes, client->count + 65536);
  if (!client->bytes) windfall_template_stop("get memory");
  struct iovec part = {client->bytes + client->count, 65536};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  ssize_t got = recvmsg(client->socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
  if (got < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
  if (got <= 0) return -1;
  for (struct cmsghdr *item = CMSG_FIRSTHDR(&message); item; item = CMSG_NXTHDR(&message, item)) {
    if (item->cmsg_level != SOL_SOCKET || item->cmsg_type != SCM_RIGHTS) continue;
    if (client->automation >= 0) close(client->automation);
    memcpy(&client->automation, CMSG_DATA(item), sizeof(int));
  }
  client->count += (size_t)got;
  return handle_requests(client);
}

static void reap(void) {
  for (;;) {
    siginfo_t info = {0};
    if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0) return;
    // Before the number is free again: what the app started must not outlive it.
    kill(-info.si_pid, SIGKILL);
    int status = 0;
    if (waitpid(info.si_pid, &status, 0) != info.si_pid) return;
    if (info.si_pid == template.spare.process) {
      close(template.spare.socket);
      template.spare.process = 0;
    }
    for (size_t index = 0; index < template.child_count; index++) {
      struct child child = template.children[index];
      if (child.process != info.si_pid) continue;
      template.children[index] = template.children[--template.child_count];
      reply(child.owner, REPLY_EXITED, child.process, status);
      drop_ended_client(child.owner);
      break;
    }
  }
}

static void handle_signals(void) {
  struct signalfd_siginfo info;
  while (read(template.signals, &info, sizeof info) == sizeof info) {
    if (info.ssi_signo != SIGCHLD) end_all_and_exit();
  }
  reap();
}

static void accept_client(void) {
  int socket = accept4(template.listener, NULL, NULL, SOCK_CLOEXEC);
  if (socket < 0) return;
  template.clients = grow(template.clients, template.client_count, sizeof *template.clients);
  template.clients[template.client_count++] = (struct client){.socket = socket, .automation = -1};
}

static void open_signals(void) {
  sigset_t mask;
  sigemptyset(&mask);
  sigaddset(&mask, SIGCHLD);
  sigaddset(&mask, SIGTERM);
  sigaddset(&mask, SIGINT);
  sigaddset(&mask, SIGHUP);
  sigprocmask(SIG_BLOCK, &mask, &template.original_mask);
  template.signals = signalfd(-1, &mask, SFD_CLOEXEC | SFD_NONBLOCK);
  if (template.signals < 0) windfall_template_stop("watch its children");
}

int windfall_template_is_requested(void) {
  // A test process is told the socket too, as the place to ask for the app.
  if (getenv("WINDFALL_TEST_BUNDLE") != NULL) return 0;
  return getenv("WINDFALL_TEMPLATE_SOCKET") != NULL || getenv("WINDFALL_TEMPLATE_FD") != NULL;
}

void windfall_template_serve(char *program) {
  template.program = program;
  template.process = getpid();
  template.listener = windfall_template_listen();
  open_signals();
  if (windfall_host_warm) windfall_host_warm();
  windfall_template_require_single_thread();
  for (int served = 0, has_more_types = 1, can_fork_ahead = 1;;) {
    size_t watched = template.client_count;
    struct pollfd items[2 + watched];
    items[0] = (struct pollfd){.fd = template.listener, .events = POLLIN};
    items[1] = (struct pollfd){.fd = template.signals, .events = POLLIN};
    for (size_t index = 0; index < watched; index++) {
      struct client *client = &template.clients[index];
      items[2 + index] = (struct pollfd){.fd = client->ended ? -1 : client->socket, .events = POLLIN};
    }
    int has_work = has_more_types || (can_fork_ahead && !template.spare.process);
    int ready = poll(items, 2 + watched, has_work ? 0 : -1);
    if (ready < 0 && errno != EINTR) windfall_template_stop("wait for requests");
    if (ready == 0) {
      // While nobody waits.
      if (has_more_types) {
        has_more_types = windfall_prepare_next_type();
      } else {
        int result = prepare_spare();
        if (result == 1) return;
        can_fork_ahead = result == 0;
      }
    }
    if (ready <= 0) continue;
    // Backwards, because a dropped client is replaced by the last one.
    for (size_t index = watched; index-- > 0;) {
      if (!items[2 + index].revents) continue;
      int result = receive(&template.clients[index]);
      if (result == 1) return;
      if (result == -1) end_client(index);
    }
    // After the clients, whose places in the list it may change.
    if (items[1].revents) handle_signals();
    if (items[0].revents) {
      accept_client();
      served = 1;
    }
    if (served && !windfall_had_parent && template.client_count == 0) end_all_and_exit();
  }
}
