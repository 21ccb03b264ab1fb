/// See [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct).
/// Two of them are equal when they are copies of one.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }

  private let box: Box

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
