import UIKit

/// What `disabled` puts around a view.
public struct _DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  func apply(to environment: inout EnvironmentValues) { if isDisabled { environment.isEnabled = false } }

  func isSame(as other: Self) -> Bool { isDisabled == other.isDisabled }
}
