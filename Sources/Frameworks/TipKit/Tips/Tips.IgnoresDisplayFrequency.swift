extension Tips {
  /// See [Tips.IgnoresDisplayFrequency](https://developer.apple.com/documentation/tipkit/tips/ignoresdisplayfrequency).
  ///
  /// Every tip does: none waits for another.
  public struct IgnoresDisplayFrequency: TipOption {
    private let ignores: Bool

    public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
  }
}
