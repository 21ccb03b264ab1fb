import Glibc

// Requests have the type that `ioctl` takes them in.

@_disfavoredOverload public var TIOCGWINSZ: UInt { UInt(Glibc.TIOCGWINSZ) }
@_disfavoredOverload public var TIOCSWINSZ: UInt { UInt(Glibc.TIOCSWINSZ) }
@_disfavoredOverload public var TIOCSCTTY: UInt { UInt(Glibc.TIOCSCTTY) }
@_disfavoredOverload public var TIOCNOTTY: UInt { UInt(Glibc.TIOCNOTTY) }
@_disfavoredOverload public var FIONREAD: UInt { UInt(Glibc.FIONREAD) }
@_disfavoredOverload public var FIONBIO: UInt { UInt(Glibc.FIONBIO) }
@_disfavoredOverload public var FIOASYNC: UInt { UInt(Glibc.FIOASYNC) }
