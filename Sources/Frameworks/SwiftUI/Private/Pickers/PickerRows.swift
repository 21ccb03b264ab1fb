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
