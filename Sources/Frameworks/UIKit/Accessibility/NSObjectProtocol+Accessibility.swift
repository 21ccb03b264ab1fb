import Foundation
@_spi(Windfall) import FoundationOverlay

/// What every object has for assistive technologies: see [UIAccessibility](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement).
///
/// Views and elements have it themselves. This is for those that are known as objects only; of others it cannot be set.
extension NSObjectProtocol where Self: NSObject {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get {
      if let view = self as? UIView { return view.isAccessibilityElement }
      return (self as? UIAccessibilityElement)?.isAccessibilityElement ?? false
    }
    set {
      if let view = self as? UIView {
        view.isAccessibilityElement = newValue
      } else if let element = self as? UIAccessibilityElement {
        element.isAccessibilityElement = newValue
      } else {
        windfallUnimplemented("NSObject.isAccessibilityElement")
      }
    }
  }

  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      if let view = self as? UIView { return view.accessibilityLabel }
      return (self as? UIAccessibilityElement)?.accessibilityLabel ?? nil
    }
    set {
      if let view = self as? UIView {
        view.accessibilityLabel = newValue
      } else if let element = self as? UIAccessibilityElement {
        element.accessibilityLabel = newValue
      } else {
        windfallUnimplemented("NSObject.accessibilityLabel")
      }
    }
  }

  @preconcurrency @MainActor public var accessibilityHint: String? {
    get {
      if let view = self as? UIView { return view.accessibilityHint }
      return (self as? UIAccessibilityElement)?.accessibilityHint ?? nil
    }
    set {
      if let view = self as? UIView {
        view.accessibilityHint = newValue
      } else if let element = self as? UIAccessibilityElement {
        element.accessibilityHint = newValue
      } else {
        windfallUnimplemented("NSObject.accessibilityHint")
      }
    }
  }

  @preconcurrency @MainActor public var accessibilityValue: String? {
    get {
      if let view = self as? UIView { return view.accessibilityValue }
      return (self as? UIAccessibilityElement)?.accessibilityValue ?? nil
    }
    set {
      if let view = self as? UIView {
        view.accessibilityValue = newValue
      } else if let element = self as? UIAccessibilityElement {
        element.accessibilityValue = newValue
      } else {
        windfallUnimplemented("NSObject.accessibilityValue")
      }
    }
  }

  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let view = self as? UIView { return view.accessibilityTraits }
      return (self as? UIAccessibilityElement)?.accessibilityTraits ?? .none
    }
    set {
      if let view = self as? UIView {
        view.accessibilityTraits = newValue
      } else if let element = self as? UIAccessibilityElement {
        element.accessibilityTraits = newValue
      } else {
        windfallUnimplemented("NSObject.accessibilityTraits")
      }
    }
  }
}
