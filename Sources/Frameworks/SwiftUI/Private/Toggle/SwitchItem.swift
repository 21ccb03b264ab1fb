import UIKit

/// As large as a switch.
@MainActor
final class SwitchItem: ViewItem<UISwitch> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}
