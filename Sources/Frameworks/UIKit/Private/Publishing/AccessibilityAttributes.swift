/// The accessibility properties that were set on a view; most views have none.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var areElementsHidden = false
  var isModal = false
  var elements: [Any]?
}
