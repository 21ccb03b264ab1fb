#include "CFoundationOverlay.h"

#include <stddef.h>

// A function of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_xml_parse[];

static const struct windfall_method methods[] = {
    {"5parseSbyF", windfall_xml_parse},
    {NULL, NULL},
};

const struct windfall_method *windfall_xml_methods(void) { return methods; }
