#include <libxml2/libxml/pattern.h>
