/// A row for each option, the chosen one with a mark.
struct PickerRows<Value: Hashable>: View {
  let options: [PickerOption<Value>]
  let selection: Binding<Value>
  /// Called when a person chose a row.
  var onChoice: (@MainActor () -> Void)?

  var body: some View {
    ForEach(options) { option in
      let isChosen = option.value == selection.wrappedValue
      Button {
        selection.wrappedValue = option.value
        onChoice?()
      } label: {
        HStack {
          option.view
          Spacer()
          if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
        }
        .foregroundColor(.primary)
      }
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }
}

/// What a picker is shown as.
public enum _PickerKind: Sendable {
  case menu, segments, wheel
  /// A row for each option; a wheel outside of lists.
  case rows
  /// A row that leads to a page of options.
  case page
}

extension EnvironmentValues {
  private enum KindKey: EnvironmentKey { static var defaultValue: _PickerKind { .menu } }

  var pickerKind: _PickerKind {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }
}

/// The control of a picker; its label and options are read, not shown.
struct PickerControl<SelectionValue: Hashable, Content: View, Label: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { PickerNode(view, context) }
}

/// A view that stands for a value in a picker.
struct PickerOption<Value: Hashable>: Identifiable {
  let id: AnyHashable
  let value: Value
  let view: AnyView
}
