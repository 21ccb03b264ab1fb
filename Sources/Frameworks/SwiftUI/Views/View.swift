/// A type that represents part of an app's user interface:
/// [View](https://developer.apple.com/documentation/swiftui/view).
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Self.Body { get }

  /// Makes the graph node that gives a value of this type its identity; views of apps keep the default.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self>
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    CompositeNode(view, context)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}
