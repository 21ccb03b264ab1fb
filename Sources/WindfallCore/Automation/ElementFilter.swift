/// A condition on a single element.
public enum ElementFilter: Hashable, Sendable {
  /// The type, and when there is a text, that the identifier, label, title, value or placeholder is that text.
  case type(ElementType, text: String?)
  /// A view published the element.
  case view(UInt64)
  /// The condition holds for the element's attributes.
  case predicate(PredicateCondition)
  /// A condition that only the client knows, by its number; the app itself cannot evaluate it.
  case external(Int)
}
