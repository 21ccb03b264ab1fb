#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_number_description[];
extern char windfall_number_localized_description[];

static const struct windfall_method methods[] = {
    {"11descriptionSSvg", windfall_number_description},
    {"11description10withLocaleSS0A10Essentials0E0VSg_tF", windfall_number_localized_description},
    {NULL, NULL},
};

const struct windfall_method *windfall_number_methods(void) { return methods; }
