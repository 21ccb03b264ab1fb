#include "CFoundationOverlay.h"

#include <stddef.h>

// A function of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_error_description[];

static const struct windfall_method methods[] = {
    {"$s10Foundation7NSErrorC20localizedDescriptionSSvg", windfall_error_description},
    {NULL, NULL},
};

const struct windfall_method *windfall_error_methods(void) { return methods; }
