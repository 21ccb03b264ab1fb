extension UIView {
  private struct WeakView {
    weak var view: UIView?
  }

  private static var registry: [UInt64: WeakView] = [:]
  private static var registryLimit = 1024

  /// The view that published an element with the given number, while it lives.
  @_spi(Windfall) public static func view(withID viewID: UInt64) -> UIView? { registry[viewID]?.view }

  /// Makes the view findable; entries of views that are gone are dropped whenever the table has doubled.
  static func register(_ view: UIView) {
    guard !view.isRegistered else { return }
    view.isRegistered = true
    registry[view.viewID] = WeakView(view: view)
    guard registry.count > registryLimit else { return }
    registry = registry.filter { $0.value.view != nil }
    registryLimit = max(1024, registry.count * 2)
  }
}
