#include <libxml2/libxml/xmlsave.h>
