import UniformTypeIdentifiers

/// See [CodableRepresentation](https://developer.apple.com/documentation/coretransferable/codablerepresentation).
public struct CodableRepresentation<Item: Transferable & Codable>: PrimitiveTransferRepresentation {
  let forms: [_TransferForm<Item>]

  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    forms = [
      _TransferForm(
        contentType: contentType, export: { try JSONEncoder().encode($0) },
        read: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}
