import Foundation
import UniformTypeIdentifiers

/// How documents of one type are read and written, be they values or objects, in the app's folder of documents.
struct DocumentFormat<Document> {
  let readableTypes: [UTType]
  private let newType: UTType
  private let document: (FileDocumentReadConfiguration) throws -> Document
  private let wrapper: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper

  init() where Document: FileDocument {
    readableTypes = Document.readableContentTypes
    newType = Document.writableContentTypes.first ?? .data
    document = { try Document(configuration: $0) }
    wrapper = { try $0.fileWrapper(configuration: $1) }
  }

  init() where Document: ReferenceFileDocument {
    readableTypes = Document.readableContentTypes
    newType = Document.writableContentTypes.first ?? .data
    document = { try Document(configuration: $0) }
    wrapper = { try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1) }
  }

  /// The documents there are, by name.
  var files: [URL] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { file in
      guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
      return readableTypes.contains { type.conforms(to: $0) }
    }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Writes a new document under a name of its own, and answers its file.
  func create(_ document: Document) throws -> URL {
    let file = unused
    try write(document, to: file)
    return file
  }

  func read(_ file: URL) throws -> Document {
    try document(FileDocumentReadConfiguration(contentType: type(of: file), file: FileWrapper(url: file, options: [])))
  }

  func write(_ document: Document, to file: URL) throws {
    let old = try? FileWrapper(url: file, options: [])
    let configuration = FileDocumentWriteConfiguration(contentType: type(of: file), existingFile: old)
    try wrapper(document, configuration)
      .write(to: file, options: .atomic, originalContentsURL: old == nil ? nil : file)
  }

  private var folder: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }

  private func type(of file: URL) -> UTType { UTType(filenameExtension: file.pathExtension) ?? .data }

  /// The name of a new document, numbered from the second on.
  private var unused: URL {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    while true {
      var file = folder.appendingPathComponent(number == 1 ? "Untitled" : "Untitled \(number)")
      if let name = newType.preferredFilenameExtension { file.appendPathExtension(name) }
      if !FileManager.default.fileExists(atPath: file.path) { return file }
      number += 1
    }
  }
}
