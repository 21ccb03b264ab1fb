/// How a view and what is in it appear in the element tree.
@_spi(Windfall) public enum ElementPublishing: Sendable {
  /// An accessibility element is one element; any other view is an element around those of its subviews.
  case automatic
  /// The view has no element; those of its subviews take its place.
  case transparent
  /// An element that keeps those of its subviews.
  case elementWithChildren
  /// Neither the view nor its subviews have elements.
  case hidden
}
