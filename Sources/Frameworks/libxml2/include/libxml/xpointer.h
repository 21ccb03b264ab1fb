#include <libxml2/libxml/xpointer.h>
