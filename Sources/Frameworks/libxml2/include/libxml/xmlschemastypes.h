#include <libxml2/libxml/xmlschemastypes.h>
