/// A page of options that goes when one is chosen.
struct PickerPage<Value: Hashable>: View {
  let options: [PickerOption<Value>]
  let selection: Binding<Value>
  let title: Text
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { PickerRows(options: options, selection: selection) { dismiss() } }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }
}
