import UIKit

/// Which appearance the views of a window, a sheet or a cover prefer; the last of them that has a wish gets it.
@MainActor
final class ColorSchemeWishes {
  private weak var graph: ViewGraph?
  private var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme?)] = []
  private var isApplied = false

  init(_ graph: ViewGraph) { self.graph = graph }

  func set(_ scheme: ColorScheme?, of owner: _ViewNode) {
    let id = ObjectIdentifier(owner)
    if let index = wishes.firstIndex(where: { $0.owner == id }) {
      if wishes[index].scheme == scheme { return }
      wishes[index].scheme = scheme
    } else {
      wishes.append((id, scheme))
    }
    applyLater()
  }

  func remove(_ owner: _ViewNode) {
    let id = ObjectIdentifier(owner)
    wishes.removeAll { $0.owner == id }
    applyLater()
  }

  /// Gives the wish to the controller around all of the views, once they have been brought up to date.
  func applyLater() {
    graph?.afterUpdate { [weak self] in self?.apply() }
  }

  private func apply() {
    let wanted = wishes.last { $0.scheme != nil }?.scheme
    // What an app says by UIKit stays while no view has a wish.
    guard wanted != nil || isApplied, let controller = graph?.presenter else { return }
    isApplied = wanted != nil
    let style: UIUserInterfaceStyle =
      switch wanted {
      case .light?: .light
      case .dark?: .dark
      case nil: .unspecified
      }
    controller.overrideUserInterfaceStyle = style
    // Sheets are as light or dark as the window that they come from.
    if let window = controller.view.window, window.rootViewController === controller {
      window.overrideUserInterfaceStyle = style
    }
  }
}

extension EnvironmentValues {
  private enum WishesKey: EnvironmentKey { static var defaultValue: ColorSchemeWishes? { nil } }

  var colorSchemeWishes: ColorSchemeWishes? {
    get { self[WishesKey.self] }
    set { self[WishesKey.self] = newValue }
  }
}

/// What `preferredColorScheme(_:)` puts around a view.
public struct _ColorSchemeModifier: PrimitiveModifier {
  let colorScheme: ColorScheme?

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PageModifierNode(view, context) { modifier, environment, node in
      environment.colorSchemeWishes?.set(modifier.colorScheme, of: node)
    } discard: { environment, node in
      environment.colorSchemeWishes?.remove(node)
    }
  }
}
