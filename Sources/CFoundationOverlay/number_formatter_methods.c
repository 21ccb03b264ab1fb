#include "CFoundationOverlay.h"

#include <stddef.h>

// A function of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_number_formatter_string[];

static const struct windfall_method methods[] = {
    {"6string4fromSSSgAA8NSNumberC_tF", windfall_number_formatter_string},
    {NULL, NULL},
};

const struct windfall_method *windfall_number_formatter_methods(void) { return methods; }
