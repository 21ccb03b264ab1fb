/// Something that hears of changes of what has the focus.
@MainActor
protocol FocusedValueListener: AnyObject {
  func focusedValuesChanged(to values: FocusedValues, by publisher: _ViewNode?)
}
