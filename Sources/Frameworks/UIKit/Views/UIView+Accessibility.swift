extension UIView {
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
