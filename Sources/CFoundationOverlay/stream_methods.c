#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_input_stream_error[];
extern char windfall_output_stream_error[];

static const struct windfall_method input_methods[] = {
    {"11streamErrors0E0_pSgvg", windfall_input_stream_error},
    {NULL, NULL},
};
static const struct windfall_method output_methods[] = {
    {"11streamErrors0E0_pSgvg", windfall_output_stream_error},
    {NULL, NULL},
};

const struct windfall_method *windfall_input_stream_methods(void) { return input_methods; }
const struct windfall_method *windfall_output_stream_methods(void) { return output_methods; }
