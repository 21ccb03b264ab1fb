import Foundation
import ObjectiveC
import OpenCombine

/// See [ObservableObject](https://developer.apple.com/documentation/combine/observableobject).
///
/// It stands before that of OpenCombine, which has a new publisher each time for objects without a published property.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// That of the published properties; an object without any keeps one for itself.
  public var objectWillChange: ObservableObjectPublisher {
    switch PublishedProperties.areThere(in: type(of: self)) {
    case true?: return publisherOfProperties()
    case false?: return PublishedProperties.publisher(of: self)
    case nil:
      let found = publisherOfProperties()
      let areThere = publisherOfProperties() === found
      PublishedProperties.note(areThere, in: type(of: self))
      return areThere ? found : PublishedProperties.publisher(of: self)
    }
  }
}

extension OpenCombine.ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What OpenCombine does by default.
  @_silgen_name("$s11OpenCombine16ObservableObjectPA2A0cD9PublisherC0d10WillChangeE0RtzrlE06objectfG0AEvg")
  fileprivate func publisherOfProperties() -> ObservableObjectPublisher
}

private enum PublishedProperties {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]
  nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// Nil for a class that nobody has asked about.
  static func areThere(in type: AnyClass) -> Bool? { lock.withLock { known[ObjectIdentifier(type)] } }

  static func note(_ areThere: Bool, in type: AnyClass) { lock.withLock { known[ObjectIdentifier(type)] = areThere } }

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let publisher = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher { return publisher }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
    return publisher
  }
}
