/// What the closure of an expectation with `succeed` returns.
public enum ToSucceedResult: Sendable {
  case succeeded
  case failed(reason: String)
}
