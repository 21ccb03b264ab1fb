#include <libxml2/libxml/xmlversion.h>

// With it, headers bring those of the system's ICU, whose types Foundation's own ICU declares otherwise. What it adds are
// the last members of a structure that only the library makes.
#undef LIBXML_ICU_ENABLED
