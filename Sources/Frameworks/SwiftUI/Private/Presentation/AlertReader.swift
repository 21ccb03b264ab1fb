import UIKit

/// Makes UIKit's alert from the views of an alert: their nodes are kept for their actions, but never laid out.
@MainActor
final class AlertReader {
  private unowned let owner: _ViewNode
  private var nodes: [_ViewNode] = []
  /// Called before the action of the button that was chosen.
  var onChoice: (() -> Void)?

  init(_ owner: _ViewNode) { self.owner = owner }

  func controller(for content: AlertContent) -> UIAlertController {
    let message = content.message.map { mount($0).plainText } ?? ""
    let alert = UIAlertController(
      title: content.title, message: message.isEmpty ? nil : message, preferredStyle: content.style)
    var hasCancel = false
    if let view = content.actions {
      for source in Self.sources(in: mount(view)) {
        let isCancel = source.actionRole == .cancel && !hasCancel
        if isCancel { hasCancel = true }
        let style: UIAlertAction.Style =
          isCancel ? .cancel : source.actionRole == .destructive ? .destructive : .default
        add(source.plainText, style, to: alert) { source.performAction() }
      }
    }
    if content.style == .actionSheet {
      if !hasCancel { add("Cancel", .cancel, to: alert) }
    } else if alert.actions.isEmpty {
      add("OK", .default, to: alert)
    }
    return alert
  }

  func close() {
    for node in nodes { node.remove() }
    nodes = []
  }

  private func add(
    _ title: String, _ style: UIAlertAction.Style, to alert: UIAlertController, _ action: (() -> Void)? = nil
  ) {
    alert.addAction(
      UIAlertAction(title: title, style: style) { [weak self] _ in
        self?.onChoice?()
        action?()
      })
  }

  private func mount(_ view: AnyView) -> _ViewNode {
    let node = AnyView._makeNode(view, owner.childContext)
    nodes.append(node)
    return node
  }

  private static func sources(in node: _ViewNode) -> [any ActionSource] {
    if let source = node as? any ActionSource { return [source] }
    return node.children.flatMap { sources(in: $0) }
  }
}

/// What an alert or action sheet says and offers.
struct AlertContent {
  var style = UIAlertController.Style.alert
  var title: String?
  /// A view whose texts are the message.
  var message: AnyView?
  /// A view whose buttons are the actions.
  var actions: AnyView?
}

/// A node that stands for an action where its views are not shown.
@MainActor
protocol ActionSource: _ViewNode {
  var actionRole: ButtonRole? { get }
  func performAction()
}
