/// One of the ways in which a test plan runs its tests.
public struct TestConfiguration: Sendable, Equatable {
  /// The name of the configuration; `nil` where there is no other.
  public let name: String?

  /// The arguments, environment and language of the run.
  public let options: LaunchOptions

  /// Whether tests are run more than once.
  public let repetition: TestRepetition

  /// How many seconds a test may take, where the plan limits it.
  public let timeAllowance: Double?

  /// Makes a configuration; without a name, that of a scheme without a plan.
  public init(
    name: String? = nil, options: LaunchOptions = LaunchOptions(), repetition: TestRepetition = .none,
    timeAllowance: Double? = nil
  ) {
    self.name = name
    self.options = options
    self.repetition = repetition
    self.timeAllowance = timeAllowance
  }
}
