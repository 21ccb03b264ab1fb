import UIKit

/// Says something to the view controller around a view, whenever the view is on screen.
public struct _PresenterModifier: PrimitiveModifier {
  let apply: @MainActor (UIViewController) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PresenterNode(view, context)
  }
}

private final class PresenterNode<Content: View>: _Node<ModifiedContent<Content, _PresenterModifier>> {
  private var modifier: _PresenterModifier
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, _PresenterModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    applyLater()
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _PresenterModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    modifier = view.modifier
    content.update(view.content, environment)
    applyLater()
  }

  override func shownChanged() {
    super.shownChanged()
    applyLater()
  }

  private func applyLater() {
    guard graph.isShown else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, let presenter = self.graph.presenter else { return }
      self.modifier.apply(presenter)
    }
  }
}
