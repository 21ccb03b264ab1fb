#include <libxml2/libxml/xmlschemas.h>
