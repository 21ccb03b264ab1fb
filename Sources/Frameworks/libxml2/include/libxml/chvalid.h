#include <libxml2/libxml/chvalid.h>
