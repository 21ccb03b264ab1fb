/// Several views treated as one unit without a layout of its own:
/// [Group](https://developer.apple.com/documentation/swiftui/group).
public struct Group<Content> {
  @_spi(Windfall) public let content: Content

  /// For other builders than SwiftUI's.
  @_spi(Windfall) public init(holding content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Group, _ context: _NodeContext) -> _Node<Group> { GroupNode(view, context) }
}

private final class GroupNode<Content: View>: _Node<Group<Content>> {
  private var child: _Node<Content>?

  init(_ view: Group<Content>, _ context: _NodeContext) {
    super.init(context)
    child = Content._makeNode(view.content, childContext)
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ view: Group<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    child?.update(view.content, environment)
  }
}

extension Group: ViewList where Content: View {
  var listedViews: [ListedView] { ListedView.list(content) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(holding: content()) }

  public var body: Never { fatalError("Group has no body") }

  public var _entries: [_ToolbarEntry] { content._entries }
}
