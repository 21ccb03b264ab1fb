@_spi(Windfall) import FoundationOverlay

/// Raises an exception as Apple's framework does.
func stop(_ name: NSExceptionName, _ reason: String) -> Never {
  NSException(name: name, reason: reason).raise()
  fatalError(reason)
}

/// Takes something from one thread to another that is used by one of them at a time.
///
/// Not a tuple with a closure in it: the compiler releases the other parts once too often when they are taken apart.
struct Carried<Content>: @unchecked Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}

/// Keeps nothing alive.
struct Weak<Object: AnyObject>: @unchecked Sendable {
  weak var object: Object?
}
