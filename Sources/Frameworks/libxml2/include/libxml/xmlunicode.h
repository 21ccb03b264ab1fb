#include <libxml2/libxml/xmlunicode.h>
