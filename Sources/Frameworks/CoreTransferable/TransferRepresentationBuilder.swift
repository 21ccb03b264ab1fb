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
