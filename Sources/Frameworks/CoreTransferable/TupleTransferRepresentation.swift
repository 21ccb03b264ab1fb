/// See [TupleTransferRepresentation](https://developer.apple.com/documentation/coretransferable/tupletransferrepresentation).
public struct TupleTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  let forms: [_TransferForm<Item>]
}
