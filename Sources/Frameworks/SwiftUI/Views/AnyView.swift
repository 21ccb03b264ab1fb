/// A view of any type: [AnyView](https://developer.apple.com/documentation/swiftui/anyview).
///
/// A value of another type is a new identity, with new state.
public struct AnyView: PrimitiveView {
  let box: AnyViewBox

  public nonisolated init<V: View>(_ view: V) {
    box = V.self == AnyView.self ? (view as? AnyView)?.box ?? TypedViewBox(view) : TypedViewBox(view)
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _Node<AnyView> {
    AnyViewNode(view, context)
  }
}

private final class AnyViewNode: _Node<AnyView> {
  private var content: _ViewNode?

  init(_ view: AnyView, _ context: _NodeContext) {
    super.init(context)
    content = view.box.makeNode(childContext)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    if let content, view.box.update(content, environment) { return }
    content?.remove()
    content = view.box.makeNode(childContext)
    structureChanged()
  }
}

extension AnyView: ViewList {
  var listedViews: [ListedView] { box.listedViews }
}

/// See [EquatableView](https://developer.apple.com/documentation/swiftui/equatableview).
public struct EquatableView<Content: Equatable & View>: View {
  nonisolated(unsafe) public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  /// Views are compared in any case, equatable ones by their own equality.
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
