#include <libxml2/libxml/relaxng.h>
