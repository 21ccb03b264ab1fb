// Glibc writes these as calls of macros, which Swift does not see.

public var INT64_MAX: Int64 { .max }
public var INT64_MIN: Int64 { .min }
public var UINT64_MAX: UInt64 { .max }
public var INTMAX_MAX: Int { .max }
public var INTMAX_MIN: Int { .min }
public var UINTMAX_MAX: UInt { .max }
