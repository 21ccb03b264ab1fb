/// See [FocusedValueKey](https://developer.apple.com/documentation/swiftui/focusedvaluekey).
public protocol FocusedValueKey {
  associatedtype Value
}
