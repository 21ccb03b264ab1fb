import UniformTypeIdentifiers

/// See [ProxyRepresentation](https://developer.apple.com/documentation/coretransferable/proxyrepresentation).
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveTransferRepresentation
{
  let forms: [_TransferForm<Item>]

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    forms = Self.forms(exporting, importing)
  }

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    forms = Self.forms(exporting, nil)
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    forms = Self.forms(nil, importing)
  }

  private static func forms(
    _ exporting: ((Item) throws -> ProxyRepresentation)?, _ importing: ((ProxyRepresentation) throws -> Item)?
  ) -> [_TransferForm<Item>] {
    ProxyRepresentation.transferRepresentation._forms(of: ProxyRepresentation.self).map { form in
      _TransferForm(
        contentType: form.contentType,
        export: exporting.flatMap { make in form.export.map { export in { try await export(try make($0)) } } },
        read: importing.flatMap { make in form.read.map { read in { try make(try await read($0)) } } })
    }
  }
}
