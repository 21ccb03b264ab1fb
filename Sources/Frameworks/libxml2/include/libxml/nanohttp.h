#include <libxml2/libxml/nanohttp.h>
