import Foundation
@_spi(Windfall) import FoundationOverlay

/// What is told to assistive technologies: of views, and of elements that are none.
@preconcurrency @MainActor
protocol AccessibilityDescribed: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIView: AccessibilityDescribed {}
extension UIAccessibilityElement: AccessibilityDescribed {}

/// What every object has for assistive technologies: see [UIAccessibility](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement).
///
/// Views and elements have it themselves. This is for those that are known as objects only; of others it cannot be set.
extension NSObjectProtocol where Self: NSObject {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { (self as? any AccessibilityDescribed)?.isAccessibilityElement ?? false }
    set { describe("NSObject.isAccessibilityElement") { $0.isAccessibilityElement = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { (self as? any AccessibilityDescribed)?.accessibilityLabel ?? nil }
    set { describe("NSObject.accessibilityLabel") { $0.accessibilityLabel = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { (self as? any AccessibilityDescribed)?.accessibilityHint ?? nil }
    set { describe("NSObject.accessibilityHint") { $0.accessibilityHint = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { (self as? any AccessibilityDescribed)?.accessibilityValue ?? nil }
    set { describe("NSObject.accessibilityValue") { $0.accessibilityValue = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? any AccessibilityDescribed)?.accessibilityTraits ?? .none }
    set { describe("NSObject.accessibilityTraits") { $0.accessibilityTraits = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { (self as? UIView)?.accessibilityElements }
    set {
      guard let view = self as? UIView else { return windfallUnimplemented("NSObject.accessibilityElements") }
      view.accessibilityElements = newValue
    }
  }

  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { (self as? UIView)?.accessibilityElementsHidden ?? false }
    set {
      guard let view = self as? UIView else { return windfallUnimplemented("NSObject.accessibilityElementsHidden") }
      view.accessibilityElementsHidden = newValue
    }
  }

  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { (self as? UIResponder)?.accessibilityNavigationStyle ?? .automatic }
    set { respond("NSObject.accessibilityNavigationStyle") { $0.accessibilityNavigationStyle = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { (self as? UIResponder)?.accessibilityFrame ?? .zero }
    set { respond("NSObject.accessibilityFrame") { $0.accessibilityFrame = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { (self as? UIResponder)?.accessibilityActivationPoint ?? .zero }
    set { respond("NSObject.accessibilityActivationPoint") { $0.accessibilityActivationPoint = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { (self as? UIResponder)?.accessibilityCustomActions }
    set { respond("NSObject.accessibilityCustomActions") { $0.accessibilityCustomActions = newValue } }
  }

  @MainActor private func respond(_ property: StaticString, _ change: (UIResponder) -> Void) {
    guard let responder = self as? UIResponder else { return windfallUnimplemented(property) }
    change(responder)
  }

  @MainActor private func describe(_ property: StaticString, _ change: (any AccessibilityDescribed) -> Void) {
    guard let described = self as? any AccessibilityDescribed else {
      return windfallUnimplemented(property)
    }
    change(described)
  }
}
