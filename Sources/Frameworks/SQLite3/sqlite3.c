// Snapshots of write-ahead logs, which Apple's SQLite has and Debian's is built without: none can be taken here, which is
// an answer that callers expect (https://www.sqlite.org/c3ref/snapshot_get.html). A library that has them is asked.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <windfall_sqlite3.h>

#define FORWARD(name, ...)                                    \
  do {                                                        \
    __typeof__(&name) next = dlsym(RTLD_NEXT, #name);         \
    if (next) return next(__VA_ARGS__);                       \
  } while (0)

int sqlite3_snapshot_get(sqlite3 *database, const char *schema, sqlite3_snapshot **snapshot) {
  FORWARD(sqlite3_snapshot_get, database, schema, snapshot);
  if (snapshot) *snapshot = 0;
  return SQLITE_ERROR;
}

int sqlite3_snapshot_open(sqlite3 *database, const char *schema, sqlite3_snapshot *snapshot) {
  FORWARD(sqlite3_snapshot_open, database, schema, snapshot);
  return SQLITE_ERROR;
}

int sqlite3_snapshot_recover(sqlite3 *database, const char *schema) {
  FORWARD(sqlite3_snapshot_recover, database, schema);
  return SQLITE_ERROR;
}

int sqlite3_snapshot_cmp(sqlite3_snapshot *first, sqlite3_snapshot *second) {
  FORWARD(sqlite3_snapshot_cmp, first, second);
  return 0;
}

void sqlite3_snapshot_free(sqlite3_snapshot *snapshot) { FORWARD(sqlite3_snapshot_free, snapshot); }
