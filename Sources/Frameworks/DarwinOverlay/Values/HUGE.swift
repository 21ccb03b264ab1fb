// The greatest number of single precision, as Darwin's mathematics call it.

public var MAXFLOAT: Float { .greatestFiniteMagnitude }
public var HUGE: Float { .greatestFiniteMagnitude }

// Glibc makes these of casts, which Swift does not see.

public var UINT_MAX: UInt32 { .max }
public var ULONG_MAX: UInt { .max }
public var ULLONG_MAX: UInt64 { .max }
