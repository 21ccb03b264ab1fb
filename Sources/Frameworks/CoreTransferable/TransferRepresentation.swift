/// See [TransferRepresentation](https://developer.apple.com/documentation/coretransferable/transferrepresentation).
public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The ways in which the representation gives and takes values; types of apps keep the default.
  func _forms<Value>(of type: Value.Type) -> [_TransferForm<Value>]
}

extension TransferRepresentation {
  public func _forms<Value>(of type: Value.Type) -> [_TransferForm<Value>] { body._forms(of: type) }

  /// Whom a representation is for changes nothing: there is only the app.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

  /// The name of a file that is made from the representation.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

extension Never: TransferRepresentation {
  public typealias Item = Never

  public var body: Never { fatalError("Never has no body") }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("Never has no representation") }
}

/// See [TransferRepresentationBuilder](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder).
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  public static func buildBlock<First: TransferRepresentation, each Content: TransferRepresentation>(
    _ first: First, _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item> where First.Item == Item {
    var forms = first._forms(of: Item.self)
    for content in repeat each content { forms += content._forms(of: Item.self) }
    return TupleTransferRepresentation(forms: forms)
  }
}

/// See [TransferRepresentationVisibility](https://developer.apple.com/documentation/coretransferable/transferrepresentationvisibility).
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// A representation that says itself how it gives and takes values.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {
  var forms: [_TransferForm<Item>] { get }
}

extension PrimitiveTransferRepresentation {
  public var body: Never { fatalError("\(Self.self) has no body") }

  public func _forms<Value>(of type: Value.Type) -> [_TransferForm<Value>] {
    forms as? [_TransferForm<Value>] ?? []
  }
}

/// See [TupleTransferRepresentation](https://developer.apple.com/documentation/coretransferable/tupletransferrepresentation).
public struct TupleTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  let forms: [_TransferForm<Item>]
}
