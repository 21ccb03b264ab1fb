#include <libxml2/libxml/xpathInternals.h>
