import Dispatch
import Glibc

/// A source of changes of a file:
/// [DispatchSourceFileSystemObject](https://developer.apple.com/documentation/dispatch/dispatchsourcefilesystemobject).
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, Sendable {
  func setHandler(
    _ kind: FileSystemSourceHandler, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ work: DispatchWorkItem?)
}

/// What a source can be given work for, as with any
/// [DispatchSourceProtocol](https://developer.apple.com/documentation/dispatch/dispatchsourceprotocol).
public enum FileSystemSourceHandler: Sendable { case event, cancel, registration }

/// The forms that Dispatch itself has are only for its own sources.
extension DispatchSourceFileSystemObject {
  public var handle: Int32 { Int32(truncatingIfNeeded: handle as UInt) }
  public var data: DispatchSource.FileSystemEvent { .init(rawValue: data) }
  public var mask: DispatchSource.FileSystemEvent { .init(rawValue: mask) }

  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { setHandler(.event, qos, flags, item(handler)) }

  public func setEventHandler(handler: DispatchWorkItem) { setHandler(.event, .unspecified, [], handler) }

  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { setHandler(.cancel, qos, flags, item(handler)) }

  public func setCancelHandler(handler: DispatchWorkItem) { setHandler(.cancel, .unspecified, [], handler) }

  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { setHandler(.registration, qos, flags, item(handler)) }

  public func setRegistrationHandler(handler: DispatchWorkItem) { setHandler(.registration, .unspecified, [], handler) }
}

/// Optional blocks are no values that generic functions take here.
private func item(_ block: DispatchSourceHandler?) -> DispatchWorkItem? {
  guard let block else { return nil }
  return DispatchWorkItem(block: block)
}

extension DispatchSource {
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileSystemSource(fileDescriptor, eventMask, queue)
  }
}

/// A file that is only watched is opened to be read.
public let O_EVTONLY = O_RDONLY
