import UniformTypeIdentifiers

/// The dialog that files are chosen in.
struct FileImportPage: View {
  let types: [UTType]
  let allowsSeveral: Bool
  /// Called with what was chosen; with nothing when the dialog was cancelled.
  let onEnd: ([URL]?) -> Void
  @State private var chosen: Set<URL> = []

  var body: some View {
    let files = FileShelf.files(of: types)
    NavigationStack {
      List(files, id: \.self) { file in
        Button {
          choose(file)
        } label: {
          HStack {
            Text(verbatim: file.lastPathComponent)
            if chosen.contains(file) { Image(systemName: "checkmark") }
          }
        }
      }
      .overlay { if files.isEmpty { Text(verbatim: "No Items").foregroundColor(.secondary) } }
      .navigationTitle(Text(verbatim: "On My iPhone"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(String("Cancel")) { onEnd(nil) } }
        ToolbarItem(placement: .confirmationAction) {
          if allowsSeveral {
            Button(String("Open")) { onEnd(files.filter(chosen.contains)) }.disabled(chosen.isEmpty)
          }
        }
      }
    }
  }

  private func choose(_ file: URL) {
    if !allowsSeveral {
      onEnd([file])
    } else if chosen.remove(file) == nil {
      chosen.insert(file)
    }
  }
}
