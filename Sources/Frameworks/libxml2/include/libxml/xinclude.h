#include <libxml2/libxml/xinclude.h>
