import Foundation

/// The dialog that a file is saved with.
struct FileExportPage: View {
  let fileExtension: String?
  /// Called with the name that a person gave; without one when the dialog was cancelled.
  let onEnd: (String?) -> Void
  @State private var name: String

  init(name: String, fileExtension: String?, onEnd: @escaping (String?) -> Void) {
    self.fileExtension = fileExtension
    self.onEnd = onEnd
    _name = State(initialValue: name)
  }

  var body: some View {
    NavigationStack {
      Form { TextField(String("Name"), text: $name) }
        .navigationTitle(Text(verbatim: "On My iPhone"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(String("Cancel")) { onEnd(nil) } }
          ToolbarItem(placement: .confirmationAction) {
            Button(String("Save")) { onEnd(fullName) }.disabled(name.isEmpty)
          }
        }
    }
  }

  private var fullName: String {
    guard let fileExtension, !name.lowercased().hasSuffix("." + fileExtension) else { return name }
    return name + "." + fileExtension
  }
}
