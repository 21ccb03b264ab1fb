#include <libxml2/libxml/xmlreader.h>
