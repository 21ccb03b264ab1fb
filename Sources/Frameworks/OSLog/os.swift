public typealias _OSAllocatedUnfairLock = OSAllocatedUnfairLock
public typealias _OSLog = OSLog
public typealias _OSLogger = Logger
public typealias _OSLogType = OSLogType
public typealias _OSSignposter = OSSignposter
public typealias _OSSignpostID = OSSignpostID

/// The module [os](https://developer.apple.com/documentation/os), as a word before its names: it is called OSLog here, as
/// one of its types is.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum os {
  public typealias Logger = _OSLogger
  public typealias OSAllocatedUnfairLock = _OSAllocatedUnfairLock
  public typealias OSLog = _OSLog
  public typealias OSLogType = _OSLogType
  public typealias OSSignposter = _OSSignposter
  public typealias OSSignpostID = _OSSignpostID
}
