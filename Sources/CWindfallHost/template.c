#include "CWindfallHost.h"
