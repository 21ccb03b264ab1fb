// Glibc writes these as calls of macros, which Swift does not see.

public var INT64_MAX: Int64 { .max }
public var INT64_MIN: Int64 { .min }
public var UINT64_MAX: UInt64 { .max }
public var INTMAX_MAX: Int { .max }
public var INTMAX_MIN: Int { .min }
public var UINTMAX_MAX: UInt { .max }
public var UINT_MAX: UInt32 { .max }
public var ULONG_MAX: UInt { .max }
public var ULLONG_MAX: UInt64 { .max }

// The greatest number of single precision, as Darwin's mathematics call it.

public var MAXFLOAT: Float { .greatestFiniteMagnitude }
public var HUGE: Float { .greatestFiniteMagnitude }
