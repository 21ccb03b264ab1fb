/// [XCTExpectedFailure](https://developer.apple.com/documentation/xctest/xctexpectedfailure)
public final class XCTExpectedFailure {
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

  public let failureReason: String?
  public let issue: XCTIssue

  @_spi(Windfall) public init(_ issue: XCTIssue, reason: String?) {
    self.issue = issue
    failureReason = reason
  }
}
