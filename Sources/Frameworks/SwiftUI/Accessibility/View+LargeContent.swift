import UIKit

/// Nobody sees the viewer: what it would show is said to the view of UIKit.
nonisolated extension View {
  public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(LargeContentModifier(content: nil))
  }

  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    modifier(LargeContentModifier(content: AnyView(largeContentView())))
  }
}

/// Tells a view of UIKit what people see of it who need large texts.
struct LargeContentModifier: PrimitiveModifier {
  let content: AnyView?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    LargeContentNode(view, context)
  }
}

private final class LargeContentNode<Content: View>: WrapperNode<Content, LargeContentModifier, HostItem> {
  private var shown: _Node<AnyView>?

  override init(_ view: ModifiedContent<Content, LargeContentModifier>, _ context: _NodeContext) {
    super.init(view, context)
    shown = view.modifier.content.map { AnyView._makeNode($0, shownContext) }
  }

  override var ownNodes: [_ViewNode] { shown.map { [$0] } ?? [] }

  override func wrap(_ item: LayoutItem) -> HostItem { HostItem(view: RenderView(), child: item) }

  override func configure(_ item: HostItem) {
    item.view.showsLargeContentViewer = true
    item.view.largeContentTitle = shown?.plainText
    item.view.largeContentImage = shown?.plainPicture
  }

  override func update(_ view: ModifiedContent<Content, LargeContentModifier>, _ environment: EnvironmentValues) {
    if let content = view.modifier.content { shown?.update(content, environment.withoutAccessibility()) }
    super.update(view, environment)
  }

  private var shownContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment.withoutAccessibility())
  }
}
