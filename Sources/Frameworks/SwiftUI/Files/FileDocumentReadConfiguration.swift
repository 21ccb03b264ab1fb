import UniformTypeIdentifiers

/// See [FileDocumentReadConfiguration](https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration).
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
