@_spi(Windfall) import UIKit

/// The element of a lazy stack or grid that was given an identifier or a label: these are the container's, and not those
/// of the views in it, as they would be of other stacks.
@MainActor
final class LazyContainerElement {
  private let view = AccessibilityContainerView()
  let item: HostItem

  /// Nothing where nobody says anything of the container when it is made.
  init?(_ item: LayoutItem, _ environment: EnvironmentValues) {
    let attributes = environment.accessibility
    guard attributes.identifier != nil || attributes.label != nil else { return nil }
    self.item = HostItem(view: view, child: item)
    environment.accessibilityScope?.elementAdded()
    update(environment)
  }

  func update(_ environment: EnvironmentValues) { view.apply(.contain, environment.accessibility) }

  func remove(_ environment: EnvironmentValues) { environment.accessibilityScope?.elementRemoved() }
}
