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
}
