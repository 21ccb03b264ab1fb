import UniformTypeIdentifiers

/// See [FileRepresentation](https://developer.apple.com/documentation/coretransferable/filerepresentation).
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  let forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      _TransferForm(
        contentType: contentType, export: { try Data(contentsOf: try await exporting($0).file) },
        read: { try await Self.read($0, contentType, importing) })
    ]
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    forms = [
      _TransferForm(
        contentType: exportedContentType, export: { try Data(contentsOf: try await exporting($0).file) }, read: nil)
    ]
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      _TransferForm(
        contentType: importedContentType, export: nil,
        read: { try await Self.read($0, importedContentType, importing) })
    ]
  }

  /// The file is there until the closure returns.
  private static func read(
    _ data: Data, _ type: UTType, _ importing: (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("item." + (type.preferredFilenameExtension ?? "data"))
    try data.write(to: file)
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}
