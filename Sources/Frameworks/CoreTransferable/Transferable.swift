import UniformTypeIdentifiers

/// See [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The value as data of a type, by the first representation that gives it.
  public func exported(as contentType: UTType) async throws -> Data {
    for form in Self.forms where form.gives(contentType) {
      if let export = form.export { return try await export(self) }
    }
    throw TransferError.noRepresentation(contentType.identifier)
  }

  /// Reads a value from data, by the first representation that takes the type; without a type, the first of all.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    for form in Self.forms where contentType.map({ form.takes($0) }) ?? true {
      guard let read = form.read else { continue }
      self = try await read(data)
      return
    }
    throw TransferError.noRepresentation(contentType?.identifier ?? "any type")
  }

  public static func exportedContentTypes() -> [UTType] { forms.filter { $0.export != nil }.map(\.contentType) }

  public static func importedContentTypes() -> [UTType] { forms.filter { $0.read != nil }.map(\.contentType) }

  private static var forms: [_TransferForm<Self>] { transferRepresentation._forms(of: Self.self) }
}
