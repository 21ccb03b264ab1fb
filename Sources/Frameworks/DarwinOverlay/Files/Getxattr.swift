import CDarwin
import Glibc

// Extended attributes are read and written whole: only resource forks have a place within them.

public let XATTR_NOFOLLOW: Int32 = 1
public let XATTR_CREATE: Int32 = 2
public let XATTR_REPLACE: Int32 = 4
public let XATTR_MAXNAMELEN: Int32 = 127

/// The error of an attribute that a file does not have; Linux calls it otherwise.
public var ENOATTR: Int32 { ENODATA }

@discardableResult
public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int {
  isWhole(position) ? darwin_getxattr(path, name, value, size, options) : -1
}

@discardableResult
public func fgetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32,
  _ options: Int32
) -> Int {
  isWhole(position) ? darwin_fgetxattr(fd, name, value, size) : -1
}

@discardableResult
public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int32 {
  isWhole(position) ? darwin_setxattr(path, name, value, size, options) : -1
}

@discardableResult
public func fsetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32,
  _ options: Int32
) -> Int32 {
  isWhole(position) ? darwin_fsetxattr(fd, name, value, size, options) : -1
}

@discardableResult
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
  darwin_removexattr(path, name, options)
}

@discardableResult
public func fremovexattr(_ fd: Int32, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
  darwin_fremovexattr(fd, name)
}

@discardableResult
public func listxattr(
  _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
  darwin_listxattr(path, namebuff, size, options)
}

@discardableResult
public func flistxattr(
  _ fd: Int32, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
  darwin_flistxattr(fd, namebuff, size)
}

private func isWhole(_ position: UInt32) -> Bool {
  if position != 0 { errno = EINVAL }
  return position == 0
}
