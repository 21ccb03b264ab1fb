import WindfallCore

/// What objects of an interface file are made with: it knows their element, and the instance that they become part of.
///
/// It has no values by key: what an element says is set by the instance, before the initialiser of a subclass goes on.
final class NibCoder: NSCoder {
  let element: InterfaceElement
  let nib: NibInstance

  init(_ element: InterfaceElement, in nib: NibInstance) {
    self.element = element
    self.nib = nib
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }
}

extension NSCoder {
  /// The element of the interface file that an object is made from, if it is made from one.
  @_spi(Windfall) public var nibElement: InterfaceElement? { (self as? NibCoder)?.element }
}
