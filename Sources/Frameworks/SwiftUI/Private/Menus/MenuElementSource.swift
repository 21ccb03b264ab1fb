import UIKit

/// A node that stands for something else than a single action where it is in a menu.
@MainActor
protocol MenuElementSource: _ViewNode {
  var menuElements: [UIMenuElement] { get }
}
