import Foundation
import Glibc

// On iOS, these have the type of the function that takes them.

public var PTHREAD_MUTEX_NORMAL: Int32 { Int32(Glibc.PTHREAD_MUTEX_NORMAL) }
public var PTHREAD_MUTEX_ERRORCHECK: Int32 { Int32(Glibc.PTHREAD_MUTEX_ERRORCHECK) }
public var PTHREAD_MUTEX_RECURSIVE: Int32 { Int32(Glibc.PTHREAD_MUTEX_RECURSIVE) }
public var PTHREAD_MUTEX_DEFAULT: Int32 { Int32(Glibc.PTHREAD_MUTEX_DEFAULT) }
