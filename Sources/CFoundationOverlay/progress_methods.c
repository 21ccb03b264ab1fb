#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_progress_cancel[];
extern char windfall_progress_modify_completed[];
extern char windfall_progress_modify_total[];
extern char windfall_progress_set_completed[];
extern char windfall_progress_set_total[];

static const struct windfall_method methods[] = {
    {"6cancelyyF", windfall_progress_cancel},
    {"18completedUnitCounts5Int64VvM", windfall_progress_modify_completed},
    {"18completedUnitCounts5Int64Vvs", windfall_progress_set_completed},
    {"14totalUnitCounts5Int64VvM", windfall_progress_modify_total},
    {"14totalUnitCounts5Int64Vvs", windfall_progress_set_total},
    {NULL, NULL},
};

const struct windfall_method *windfall_progress_methods(void) { return methods; }
