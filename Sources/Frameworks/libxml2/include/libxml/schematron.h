#include <libxml2/libxml/schematron.h>
