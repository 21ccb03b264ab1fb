import UIKit

/// How wide a column may be, in points.
struct SplitColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
}

/// The place of a column in a split view that shows several: what its views say of it, and where its links lead.
@MainActor
final class SplitColumnSlot {
  /// The column where links show what they open; nil where they push it, as in the last column.
  let next: SplitColumnSlot?
  private let navigator: Navigator
  private weak var navigation: UINavigationController?
  /// What the column shows while no link of another column has filled it.
  weak var root: PageController?
  /// The bar that is seen: that of a stack which is all of the column takes the place of the column's own.
  private weak var innerBar: PageBar?
  var width: SplitColumnWidth? { didSet { if width != oldValue { onChange?() } } }
  var hidesToggle = false { didSet { if hidesToggle != oldValue { onChange?() } } }
  var onChange: (() -> Void)?

  /// The button that shows and hides the columns before this one, where the column has it.
  var toggle: UIBarButtonItem? { didSet { showToggle() } }

  init(_ navigation: UINavigationController, _ navigator: Navigator, next: SplitColumnSlot?) {
    self.navigation = navigation
    self.navigator = navigator
    self.next = next
  }

  /// The environment of the column's views.
  func environment(in outer: EnvironmentValues) -> EnvironmentValues {
    var inner = outer
    inner.navigator = navigator
    inner.splitColumn = self
    inner.nextColumn = next
    return inner
  }

  /// Lets a stack at the bottom of the column have the only bar; nil gives it back.
  func setInnerBar(_ bar: PageBar?) {
    innerBar = bar
    root?.bar.isNavigationBarHidden = bar != nil
    showToggle()
  }

  /// Puts what a link of another column opens in the place of the column's own view.
  func show(_ controller: UIViewController) {
    navigation?.setViewControllers([controller], animated: false)
  }

  /// Shows the column's own view again.
  func end(_ controller: UIViewController) {
    guard let root, navigation?.viewControllers.first === controller else { return }
    navigation?.setViewControllers([root], animated: false)
  }

  private func showToggle() {
    root?.bar.toggle = innerBar == nil ? toggle : nil
    innerBar?.toggle = toggle
  }
}

extension EnvironmentValues {
  private enum SlotKey: EnvironmentKey { static var defaultValue: SplitColumnSlot? { nil } }
  private enum NextKey: EnvironmentKey { static var defaultValue: SplitColumnSlot? { nil } }

  /// The column around a view.
  var splitColumn: SplitColumnSlot? {
    get { self[SlotKey.self] }
    set { self[SlotKey.self] = newValue }
  }

  /// The column where the links of a view show what they open.
  var nextColumn: SplitColumnSlot? {
    get { self[NextKey.self] }
    set { self[NextKey.self] = newValue }
  }
}

/// Says something of the column around a view; nothing where columns are pages.
public struct _SplitColumnModifier: PrimitiveModifier {
  let apply: @MainActor (SplitColumnSlot) -> Void

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PageModifierNode(view, context) { modifier, environment, _ in
      if let column = environment.splitColumn { modifier.apply(column) }
    }
  }
}
