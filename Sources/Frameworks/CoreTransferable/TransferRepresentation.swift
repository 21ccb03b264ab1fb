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
