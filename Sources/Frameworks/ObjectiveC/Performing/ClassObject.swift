import Foundation

/// A class as an object: what is sent to it are messages to the class.
final class ClassObject: NSObject {
  let represented: AnyClass

  init(_ represented: AnyClass) { self.represented = represented }

  override var description: String { windfallStringFromClass(represented) }

  override var hash: Int { ObjectIdentifier(represented).hashValue }

  override func isEqual(_ object: Any?) -> Bool { (object as? ClassObject)?.represented == represented }
}

/// What the lowering makes of a value that is cast to an object: a class becomes one.
public func windfallClassObject(_ value: Any) -> Any { (value as? AnyClass).map(ClassObject.init) ?? value }
