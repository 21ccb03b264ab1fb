/// Two values and how they must stand to each other.
public struct PredicateComparison: Hashable, Sendable {
  /// What is compared.
  public enum Operator: UInt8, CaseIterable, Hashable, Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, contains, beginsWith, endsWith, like, matches, `in`
  }

  /// How many values of a list on the left must fit.
  public enum Modifier: UInt8, CaseIterable, Hashable, Sendable {
    case direct, any, all, none
  }

  /// How text is compared.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1 << 0)
    public static let diacriticInsensitive = Options(rawValue: 1 << 1)
    /// The texts have been made comparable before, and are compared as they are.
    public static let normalized = Options(rawValue: 1 << 2)
    public static let localeSensitive = Options(rawValue: 1 << 3)
  }

  public var left: PredicateOperand
  public var `operator`: Operator
  public var options: Options
  public var modifier: Modifier
  public var right: PredicateOperand

  public init(
    _ left: PredicateOperand, _ operator: Operator, _ right: PredicateOperand, options: Options = [],
    modifier: Modifier = .direct
  ) {
    self.left = left
    self.operator = `operator`
    self.options = options
    self.modifier = modifier
    self.right = right
  }
}
