/// A view that shows nothing: [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview).
public struct EmptyView: PrimitiveView, Sendable {
  public nonisolated init() {}

  public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _Node<EmptyView> {
    EmptyNode(context)
  }
}

private final class EmptyNode: _Node<EmptyView> {
  override func update(_ view: EmptyView, _ environment: EnvironmentValues) { self.environment = environment }
}

extension EmptyView: ViewList {
  var listedViews: [ListedView] { [] }
}
