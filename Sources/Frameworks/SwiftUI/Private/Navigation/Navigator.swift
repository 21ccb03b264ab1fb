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
