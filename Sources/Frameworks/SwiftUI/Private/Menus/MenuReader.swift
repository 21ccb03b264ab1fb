import UIKit

/// Makes the elements of a menu from the views in it.
@MainActor
enum MenuReader {
  static func elements(in node: _ViewNode) -> [UIMenuElement] {
    if let source = node as? any MenuElementSource { return source.menuElements }
    if let source = node as? any ActionSource { return [action(source)] }
    return node.children.flatMap { elements(in: $0) }
  }

  private static func action(_ source: any ActionSource) -> UIAction {
    var attributes: UIMenuElement.Attributes = []
    if source.actionRole == .destructive { attributes.insert(.destructive) }
    if !source.environment.isEnabled { attributes.insert(.disabled) }
    return UIAction(title: source.plainText, image: source.plainPicture, attributes: attributes) { [weak source] _ in
      source?.performAction()
    }
  }
}
