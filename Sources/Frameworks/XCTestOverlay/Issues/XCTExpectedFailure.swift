/// [XCTExpectedFailure](https://developer.apple.com/documentation/xctest/xctexpectedfailure)
public enum XCTExpectedFailure {
  /// [XCTExpectedFailure.Options](https://developer.apple.com/documentation/xctest/xctexpectedfailure/options)
  public final class Options {
    public var isEnabled = true
    public var isStrict = true
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    public init() {}

    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}
