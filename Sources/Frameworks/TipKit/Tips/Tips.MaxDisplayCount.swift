extension Tips {
  /// See [Tips.MaxDisplayCount](https://developer.apple.com/documentation/tipkit/tips/maxdisplaycount).
  public struct MaxDisplayCount: TipOption {
    let count: Int

    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }
}
