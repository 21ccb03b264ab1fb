/// A view that stands for a value in a picker.
struct PickerOption<Value: Hashable>: Identifiable {
  let id: AnyHashable
  let value: Value
  let view: AnyView
}
