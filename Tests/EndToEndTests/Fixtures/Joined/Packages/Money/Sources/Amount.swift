/// An amount of money.
public struct Amount: Equatable, Sendable {
  public let cents: Int

  public init(cents: Int) { self.cents = cents }

  public var text: String { "\(cents / 100).\(cents % 100)" }
}
