#include <libxml2/libxml/xmlmemory.h>
