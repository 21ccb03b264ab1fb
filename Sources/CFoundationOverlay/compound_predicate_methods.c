#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_compound_predicate_format[];

static const struct windfall_method methods[] = {
    {"$s10Foundation11NSPredicateC15predicateFormatSSvg", windfall_compound_predicate_format},
    {"$s10Foundation8NSObjectC11descriptionSSvg", windfall_compound_predicate_format},
    {NULL, NULL},
};

const struct windfall_method *windfall_compound_predicate_methods(void) { return methods; }
