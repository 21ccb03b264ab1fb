/// See [UITraitChangeRegistration](https://developer.apple.com/documentation/uikit/uitraitchangeregistration-67e81).
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
