/// See [TipOption](https://developer.apple.com/documentation/tipkit/tipoption).
public protocol TipOption: Sendable {}
