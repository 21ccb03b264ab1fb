/// A row with the chosen option, which leads to a page with all of them.
struct PickerLink<Value: Hashable, Label: View>: View {
  let options: [PickerOption<Value>]
  let selection: Binding<Value>
  let label: Label

  var body: some View {
    NavigationLink {
      PickerPage(options: options, selection: selection, title: label as? Text ?? Text(verbatim: ""))
    } label: {
      HStack {
        label
        Spacer()
        options.first { $0.value == selection.wrappedValue }?.view.foregroundColor(.secondary)
      }
    }
  }
}
