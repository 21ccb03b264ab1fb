#include <libxml2/libxml/debugXML.h>
