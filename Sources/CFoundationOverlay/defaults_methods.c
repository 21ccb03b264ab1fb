#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_defaults_set[];
extern char windfall_defaults_remove[];
extern char windfall_defaults_object[];
extern char windfall_defaults_set_url[];
extern char windfall_defaults_url[];

static const struct windfall_method methods[] = {
    {"3set_6forKeyyypSg_SStF", windfall_defaults_set},
    {"12removeObject6forKeyySS_tF", windfall_defaults_remove},
    {"6object6forKeyypSgSS_tF", windfall_defaults_object},
    {"3set_6forKeyy0A10Essentials3URLVSg_SStF", windfall_defaults_set_url},
    {"3url6forKey0A10Essentials3URLVSgSS_tF", windfall_defaults_url},
    {NULL, NULL},
};

const struct windfall_method *windfall_defaults_methods(void) { return methods; }
