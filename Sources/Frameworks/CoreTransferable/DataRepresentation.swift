import UniformTypeIdentifiers

/// See [DataRepresentation](https://developer.apple.com/documentation/coretransferable/datarepresentation).
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  let forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    forms = [_TransferForm(contentType: contentType, export: exporting, read: importing)]
  }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    forms = [_TransferForm(contentType: exportedContentType, export: exporting, read: nil)]
  }

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    forms = [_TransferForm(contentType: importedContentType, export: nil, read: importing)]
  }
}
