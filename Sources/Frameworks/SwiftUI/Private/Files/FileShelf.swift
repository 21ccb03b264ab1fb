import Foundation
@_spi(Windfall) import FoundationOverlay
import UniformTypeIdentifiers

/// The place where a person keeps files on the device, which file dialogs show: what the app exported is there.
enum FileShelf {
  private static var folder: URL { FileProviderStorage.folder }

  /// The files of some types, by name; those of unknown types only where any file will do.
  static func files(of types: [UTType]) -> [URL] {
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { file in
      let type = UTType(filenameExtension: file.pathExtension) ?? .data
      return types.contains { type.conforms(to: $0) }
    }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Writes a file; one of the same name is replaced.
  static func save(_ file: FileWrapper, as name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    try file.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }

  /// Takes a file from where it is; one of the same name is replaced.
  static func move(_ file: URL, to name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    guard url.standardizedFileURL != file.standardizedFileURL else { return url }
    if FileManager.default.fileExists(atPath: url.path), FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: url)
    }
    try FileManager.default.moveItem(at: file, to: url)
    return url
  }
}

/// The dialog that several files are moved with.
struct FileMovePage: View {
  /// Called with whether the files are to be moved.
  nonisolated(unsafe) let onEnd: (Bool) -> Void

  nonisolated init(onEnd: @escaping (Bool) -> Void) { self.onEnd = onEnd }

  var body: some View {
    NavigationStack {
      Form {}
        .navigationTitle(Text(verbatim: "On My iPhone"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(String("Cancel")) { onEnd(false) } }
          ToolbarItem(placement: .confirmationAction) { Button(String("Move")) { onEnd(true) } }
        }
    }
  }
}

/// The dialog that a file is saved with.
struct FileExportPage: View {
  let fileExtension: String?
  /// Called with the name that a person gave; without one when the dialog was cancelled.
  nonisolated(unsafe) let onEnd: (String?) -> Void
  @State private var name: String

  nonisolated init(name: String, fileExtension: String?, onEnd: @escaping (String?) -> Void) {
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
