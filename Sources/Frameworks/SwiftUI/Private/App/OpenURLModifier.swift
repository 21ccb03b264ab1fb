import UIKit

/// What `onOpenURL` puts around a view.
struct _OpenURLModifier: PrimitiveModifier {
  let action: (URL) -> Void

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    OpenURLNode(view, context)
  }
}

private final class OpenURLNode<Content: View>: _Node<ModifiedContent<Content, _OpenURLModifier>>, URLReceiver {
  private var action: (URL) -> Void
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, _OpenURLModifier>, _ context: _NodeContext) {
    action = view.modifier.action
    content = Content._makeNode(view.content, context)
    super.init(context)
    URLReceivers.shared.add(self)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _OpenURLModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    action = view.modifier.action
    content.update(view.content, environment)
  }

  func receive(_ url: URL) { action(url) }
}
