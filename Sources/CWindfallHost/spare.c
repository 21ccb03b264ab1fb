#define _GNU_SOURCE
#include "CWindfallHost.h"
#include "template.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

// What a process is called in lists of processes; the kernel keeps fifteen characters.
static const char spare_name[] = "windfall-spare";
enum { NAME_SIZE = 16 };

/// The first of the bytes that come carries the automation socket, if there is one.
static int receive_count(int socket, uint32_t *count, int *automation) {
  uint8_t bytes[4];
  char control[CMSG_SPACE(sizeof(int))];
  struct iovec part = {bytes, sizeof bytes};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  ssize_t got;
  do got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_WAITALL);
  while (got < 0 && errno == EINTR);
  *automation = -1;
  struct cmsghdr *item = got > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (item && item->cmsg_type == SCM_RIGHTS) memcpy(automation, CMSG_DATA(item), sizeof(int));
  *count = windfall_get_u32(bytes);
  return got == sizeof bytes;
}

char *windfall_spare_wait(int socket, pid_t template_process, size_t *count, int *automation) {
  char name[NAME_SIZE];
  prctl(PR_GET_NAME, name);
  prctl(PR_SET_NAME, spare_name);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != template_process) _exit(1);
  uint32_t length;
  if (!receive_count(socket, &length, automation)) _exit(0);
  char *bytes = malloc(length);
  if (!bytes || windfall_read_fully(socket, bytes, length) != 1) _exit(71);
  close(socket);
  prctl(PR_SET_NAME, name);
  *count = length;
  return bytes;
}

int windfall_spare_send(int socket, const char *bytes, size_t count, int automation) {
  uint8_t length[4];
  windfall_put_u32(length, (uint32_t)count);
  char control[CMSG_SPACE(sizeof(int))] = {0};
  struct iovec parts[] = {{length, sizeof length}};
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 1};
  if (automation >= 0) {
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    struct cmsghdr *item = CMSG_FIRSTHDR(&message);
    item->cmsg_level = SOL_SOCKET;
    item->cmsg_type = SCM_RIGHTS;
    item->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(item), &automation, sizeof(int));
  }
  if (sendmsg(socket, &message, MSG_NOSIGNAL) != sizeof length) return 0;
  return windfall_write_fully(socket, bytes, count) == 1;
}
