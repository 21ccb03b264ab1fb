extension UIView {
  func setAccessibilityModal(_ isModal: Bool) {
    setAccessibility(\.isModal, isModal)
    superview?.mark(.structure)
  }

  func setAccessibilityElements(_ elements: [Any]?) {
    accessibility = accessibility ?? AccessibilityAttributes()
    accessibility?.elements = elements
    mark([.content, .structure])
  }

  func setAccessibility<Value: Equatable>(
    _ attribute: WritableKeyPath<AccessibilityAttributes, Value>, _ value: Value
  ) {
    var attributes = accessibility ?? AccessibilityAttributes()
    guard attributes[keyPath: attribute] != value else { return }
    attributes[keyPath: attribute] = value
    accessibility = attributes
    mark(.content)
  }
}

/// With the text of the plain property; only what was set gives back its attributes.
extension UIView {
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, kept.value(nil as NSAttributedString?)) }
    set {
      kept.set(newValue)
      accessibilityLabel = newValue?.string
    }
  }

  public var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, kept.value(nil as NSAttributedString?)) }
    set {
      kept.set(newValue)
      accessibilityValue = newValue?.string
    }
  }

  public var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, kept.value(nil as NSAttributedString?)) }
    set {
      kept.set(newValue)
      accessibilityHint = newValue?.string
    }
  }

  private func attributed(_ text: String?, _ stored: NSAttributedString?) -> NSAttributedString? {
    guard let text else { return nil }
    return stored?.string == text ? stored : NSAttributedString(string: text)
  }
}
