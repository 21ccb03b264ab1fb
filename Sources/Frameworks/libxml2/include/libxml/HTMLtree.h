#include <libxml2/libxml/HTMLtree.h>
