/// The navigation around a view: what links with values append to, and where destinations are known.
@MainActor
final class Navigator {
  private struct Destination {
    weak var owner: _ViewNode?
    let view: @MainActor (AnyHashable) -> AnyView?
  }

  private var destinations: [Destination] = []
  var onAppend: ((AnyHashable) -> Void)?
  /// Called when destinations came or changed.
  var onChange: (() -> Void)?

  /// Keeps what a modifier says of the views for values; it takes the place of what the same modifier said before.
  func register(_ owner: _ViewNode, _ view: @escaping @MainActor (AnyHashable) -> AnyView?) {
    destinations.removeAll { $0.owner == nil || $0.owner === owner }
    destinations.append(Destination(owner: owner, view: view))
    onChange?()
  }

  /// The view for a value; nil where no modifier knows its type.
  func destination(for value: AnyHashable) -> AnyView? {
    for destination in destinations where destination.owner?.isAlive == true {
      if let view = destination.view(value) { return view }
    }
    return nil
  }
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// What `navigationDestination(for:)` puts around a view.
public struct _DestinationModifier: PrimitiveModifier {
  let view: @MainActor (AnyHashable) -> AnyView?

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PageModifierNode(view, context) { modifier, environment, node in
      environment.navigator?.register(node, modifier.view)
    }
  }
}

/// Opens the column after the one a list stands in.
struct ColumnOpener {
  let isOpen: Binding<Bool>
  /// Whether a choice that nobody touched opens it: not where the app says which column it prefers.
  let followsChoices: Bool
}

extension EnvironmentValues {
  private enum OpenerKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }

  var columnOpener: ColumnOpener? {
    get { self[OpenerKey.self] }
    set { self[OpenerKey.self] = newValue }
  }
}
