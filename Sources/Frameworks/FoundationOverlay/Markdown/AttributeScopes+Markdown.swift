import Foundation

extension AttributeScopes {
  /// The attributes of Markdown that the scope of this system's Foundation lacks.
  public struct _MarkdownAttributes: AttributeScope {
    public let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
  }
}

extension AttributeScopes.FoundationAttributes {
  /// See [InlinePresentationIntentAttribute](https://developer.apple.com/documentation/foundation/attributescopes/foundationattributes/inlinepresentationintentattribute).
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes._MarkdownAttributes, T>
  ) -> T { self[T.self] }
}
