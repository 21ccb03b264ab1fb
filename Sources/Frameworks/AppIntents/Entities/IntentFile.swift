import UniformTypeIdentifiers

/// See [IntentFile](https://developer.apple.com/documentation/appintents/intentfile).
public struct IntentFile: Hashable, Sendable {
  public var filename: String
  public var type: UTType?
  public var fileURL: URL?
  private let contents: Data?

  public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  public init(data: Data, filename: String, type: UTType? = nil) {
    contents = data
    self.filename = filename
    self.type = type
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    contents = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }
}
