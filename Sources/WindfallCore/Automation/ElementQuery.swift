/// A way from the application to elements on the screen, evaluated in the app.
public struct ElementQuery: Hashable, Sendable {
  /// One part of the way; it turns the elements found so far into others.
  public enum Step: Hashable, Sendable {
    /// What is inside the elements found so far, at any depth.
    case descendants(ElementType)
    /// What is directly inside the elements found so far.
    case children(ElementType)
    /// Those of the elements that fit.
    case matching(ElementFilter)
    /// Those of the elements with something inside, at any depth, that fits; a predicate may fit the element itself.
    case containing(ElementFilter)
    /// One of the elements.
    case select(Selection)
    /// The element reached from each one by going to the child of each number in turn.
    case path([Int])
  }

  /// Which of the elements found is meant.
  public enum Selection: Hashable, Sendable {
    /// There must be no other; when more steps follow, all elements go on to them.
    case only
    case first
    /// Counted from 0 in the order of the tree.
    case index(Int)
  }

  /// Without steps, the query means the application itself.
  public var steps: [Step]

  public init(steps: [Step] = []) { self.steps = steps }

  /// The application element.
  public static let application = ElementQuery()

  /// The query with one more step at its end.
  public func adding(_ step: Step) -> ElementQuery { ElementQuery(steps: steps + [step]) }
}
