#include "CFoundationOverlay.h"

#include <stddef.h>

// A function of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_date_formatter_string[];

static const struct windfall_method methods[] = {
    {"6string4fromSS0A10Essentials0B0V_tF", windfall_date_formatter_string},
    {NULL, NULL},
};

const struct windfall_method *windfall_date_formatter_methods(void) { return methods; }
