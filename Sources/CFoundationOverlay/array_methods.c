#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_array_contains[];
extern char windfall_array_index[];
extern char windfall_array_index_in_range[];
extern char windfall_array_index_identical[];
extern char windfall_array_index_identical_in_range[];
extern char windfall_array_modify_item[];
extern char windfall_array_remove_objects[];
extern char windfall_array_set_item[];

static const struct windfall_method methods[] = {
    {"$s10Foundation7NSArrayC8containsySbypF", windfall_array_contains},
    {"$s10Foundation7NSArrayC5index2ofSiyp_tF", windfall_array_index},
    {"$s10Foundation7NSArrayC5index2of2inSiyp_AA8_NSRangeVtF", windfall_array_index_in_range},
    {"$s10Foundation7NSArrayC22indexOfObjectIdentical2toSiyp_tF", windfall_array_index_identical},
    {"$s10Foundation7NSArrayC22indexOfObjectIdentical2to2inSiyp_AA8_NSRangeVtF",
     windfall_array_index_identical_in_range},
    {NULL, NULL},
};

static const struct windfall_method mutable_methods[] = {
    {"$s10Foundation14NSMutableArrayC13removeObjects2inySayypG_tF", windfall_array_remove_objects},
    {"$s10Foundation14NSMutableArrayCyypSiciM", windfall_array_modify_item},
    {"$s10Foundation14NSMutableArrayCyypSicis", windfall_array_set_item},
    {NULL, NULL},
};

const struct windfall_method *windfall_array_methods(void) { return methods; }

const struct windfall_method *windfall_mutable_array_methods(void) { return mutable_methods; }
