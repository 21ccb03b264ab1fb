#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_error_description[];
extern char windfall_error_summary[];

static const struct windfall_method methods[] = {
    {"$s10Foundation7NSErrorC20localizedDescriptionSSvg", windfall_error_description},
    {"$s10Foundation7NSErrorC11descriptionSSvg", windfall_error_summary},
    {NULL, NULL},
};

const struct windfall_method *windfall_error_methods(void) { return methods; }
