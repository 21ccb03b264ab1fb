/// See [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct).
/// Two of them are equal when they are copies of one.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private let box: ConfigurationTransform<AttributeContainer>

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    box = ConfigurationTransform(transform)
  }

  public var transform: (AttributeContainer) -> AttributeContainer { box.run }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.run(input) }
}
