import Foundation
import UniformTypeIdentifiers

/// Reads and writes documents in the app's folder of documents.
enum DocumentFiles {
  static var folder: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }

  static func all(of types: [UTType]) -> [URL] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { file in
      guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
      return types.contains { type.conforms(to: $0) }
    }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func create<D: FileDocument>(_ new: @escaping () -> D) -> () throws -> URL {
    {
      let type = D.writableContentTypes.first ?? .data
      let file = unused(type)
      try write(new(), to: file)
      return file
    }
  }

  static func create<D: ReferenceFileDocument>(_ new: @escaping () -> D) -> () throws -> URL {
    {
      let type = D.writableContentTypes.first ?? .data
      let file = unused(type)
      try write(new(), to: file)
      return file
    }
  }

  static func read<D: FileDocument>(_ file: URL) throws -> D { try D(configuration: configuration(file)) }

  static func read<D: ReferenceFileDocument>(_ file: URL) throws -> D { try D(configuration: configuration(file)) }

  static func write<D: FileDocument>(_ document: D, to file: URL) throws {
    let old = try? FileWrapper(url: file, options: [])
    let wrapper = try document.fileWrapper(configuration: .init(contentType: type(of: file), existingFile: old))
    try wrapper.write(to: file, options: .atomic, originalContentsURL: old == nil ? nil : file)
  }

  static func write<D: ReferenceFileDocument>(_ document: D, to file: URL) throws {
    let old = try? FileWrapper(url: file, options: [])
    let type = type(of: file)
    let wrapper = try document.fileWrapper(
      snapshot: document.snapshot(contentType: type), configuration: .init(contentType: type, existingFile: old))
    try wrapper.write(to: file, options: .atomic, originalContentsURL: old == nil ? nil : file)
  }

  private static func configuration(_ file: URL) throws -> FileDocumentReadConfiguration {
    try FileDocumentReadConfiguration(contentType: type(of: file), file: FileWrapper(url: file, options: []))
  }

  private static func type(of file: URL) -> UTType { UTType(filenameExtension: file.pathExtension) ?? .data }

  /// The name of a new document, numbered from the second on.
  private static func unused(_ type: UTType) -> URL {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    while true {
      var file = folder.appendingPathComponent(number == 1 ? "Untitled" : "Untitled \(number)")
      if let name = type.preferredFilenameExtension { file.appendPathExtension(name) }
      if !FileManager.default.fileExists(atPath: file.path) { return file }
      number += 1
    }
  }
}
