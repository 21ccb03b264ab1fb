import Glibc

// On iOS, these have the type of the function that takes them. Where either would do, the system's are meant.

@_disfavoredOverload public var PTHREAD_MUTEX_NORMAL: Int32 { Int32(Glibc.PTHREAD_MUTEX_NORMAL) }
@_disfavoredOverload public var PTHREAD_MUTEX_ERRORCHECK: Int32 { Int32(Glibc.PTHREAD_MUTEX_ERRORCHECK) }
@_disfavoredOverload public var PTHREAD_MUTEX_RECURSIVE: Int32 { Int32(Glibc.PTHREAD_MUTEX_RECURSIVE) }
@_disfavoredOverload public var PTHREAD_MUTEX_DEFAULT: Int32 { Int32(Glibc.PTHREAD_MUTEX_DEFAULT) }
