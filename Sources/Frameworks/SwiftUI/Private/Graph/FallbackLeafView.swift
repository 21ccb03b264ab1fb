@_spi(Windfall) import UIKit
import WindfallCore

/// A shape or colour: an element only where an accessibility modifier around it finds no other.
class FallbackLeafView: LeafView {
  private var scope: AccessibilityScope?

  func attach(_ environment: EnvironmentValues) {
    let new = environment.accessibilityScope
    if new !== scope {
      scope?.remove(self)
      scope = new
      new?.add(self)
      setNeedsPublish()
    }
    if new != nil { apply(environment.accessibility, label: "", enabled: environment.isEnabled) }
  }

  func detach() {
    scope?.remove(self)
    scope = nil
  }

  override var elementPublishing: ElementPublishing {
    guard let scope, scope.isElement(self) else { return .transparent }
    return super.elementPublishing
  }
}
