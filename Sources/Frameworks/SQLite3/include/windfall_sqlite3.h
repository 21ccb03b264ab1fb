// The system's SQLite under the name of Apple's module.
#ifndef WINDFALL_SQLITE3_H
#define WINDFALL_SQLITE3_H

#include <sqlite3.h>

#endif
