#ifdef HIDDEN
static const double unit = UNIT;
#endif
