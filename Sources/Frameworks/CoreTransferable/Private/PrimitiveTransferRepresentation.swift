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
