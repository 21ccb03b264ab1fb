import CDarwin

// Darwin's functions of extended attributes, which have a position and options more than those of Linux. A position is only
// for resource forks, which are not there.

public let XATTR_NOFOLLOW: Int32 = 1
public let XATTR_CREATE: Int32 = 2
public let XATTR_REPLACE: Int32 = 4
public let XATTR_MAXNAMELEN: Int32 = 127

/// What is said on Linux where a file has no such attribute.
public var ENOATTR: Int32 { ENODATA }

public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer?, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int {
  windfall_getxattr(path, -1, named(name), value, size, options)
}

public func fgetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer?, _ size: Int, _ position: UInt32,
  _ options: Int32
) -> Int {
  windfall_getxattr(nil, fd, named(name), value, size, options)
}

public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer?, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int32 {
  windfall_setxattr(path, -1, named(name), value, size, options)
}

public func fsetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32,
  _ options: Int32
) -> Int32 {
  windfall_setxattr(nil, fd, named(name), value, size, options)
}

public func listxattr(
  _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32
) -> Int {
  windfall_listxattr(path, -1, namebuff, size, options)
}

public func flistxattr(
  _ fd: Int32, _ namebuff: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32
) -> Int {
  windfall_listxattr(nil, fd, namebuff, size, options)
}

public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
  windfall_removexattr(path, -1, named(name), options)
}

public func fremovexattr(_ fd: Int32, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
  windfall_removexattr(nil, fd, named(name), options)
}

/// A name that is not there is one of no letters, which no file system takes.
private func named(_ name: UnsafePointer<CChar>?) -> UnsafePointer<CChar> {
  name ?? UnsafePointer(noName)
}

nonisolated(unsafe) private let noName: UnsafeMutablePointer<CChar> = {
  let letters = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  letters.initialize(to: 0)
  return letters
}()
