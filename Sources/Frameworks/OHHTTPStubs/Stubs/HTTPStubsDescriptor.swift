/// A stub that was added, by which it can be named and removed.
public protocol HTTPStubsDescriptor: AnyObject, CustomStringConvertible {
  /// A name to tell stubs apart by; nothing else depends on it.
  var name: String? { get set }
}
