#include <libxml2/libxml/xmlstring.h>
