#include <libxml2/libxml/parserInternals.h>
