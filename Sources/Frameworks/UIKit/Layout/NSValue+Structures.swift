import ObjectiveC

/// Gives [NSValue](https://developer.apple.com/documentation/foundation/nsvalue) the initialisers that it has for UIKit's
/// structures. No archive has such a value.
public protocol NSValueInitializing {}

extension NSValue: NSValueInitializing {}

extension NSValueInitializing where Self == NSValue {
  public init(caTransform3D transform: CATransform3D) { self = .holding(transform) }

  public init(cgAffineTransform transform: CGAffineTransform) { self = .holding(transform) }

  public init(cgVector vector: CGVector) { self = .holding(vector) }

  public init(uiEdgeInsets insets: UIEdgeInsets) { self = .holding(insets) }

  public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self = .holding(insets) }

  public init(uiOffset offset: UIOffset) { self = .holding(offset) }
}

/// Zero for a value of another type.
extension NSValue {
  public var caTransform3DValue: CATransform3D { content() ?? CATransform3D() }

  public var cgAffineTransformValue: CGAffineTransform {
    content() ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  public var cgVectorValue: CGVector { content() ?? .zero }

  public var uiEdgeInsetsValue: UIEdgeInsets { content() ?? .zero }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { content() ?? .zero }

  public var uiOffsetValue: UIOffset { content() ?? .zero }

  private func content<Content: Hashable>() -> Content? {
    let held = withUnsafePointer(to: &NSValue.key) { objc_getAssociatedObject(self, $0) }
    return (held as? AnyHashable)?.base as? Content
  }

  /// Foundation on Linux takes no bytes of structures: a value has the hash of one, and carries it along.
  fileprivate static func holding<Content: Hashable>(_ content: Content) -> NSValue {
    let held = AnyHashable(content)
    var hash = [ObjectIdentifier(Content.self).hashValue, content.hashValue].hashValue
    let value = NSValue(bytes: &hash, objCType: "q")
    withUnsafePointer(to: &key) { objc_setAssociatedObject(value, $0, held, .OBJC_ASSOCIATION_RETAIN) }
    return value
  }

  nonisolated(unsafe) private static var key: UInt8 = 0
}
