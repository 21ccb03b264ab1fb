#include <libxml2/libxml/list.h>
