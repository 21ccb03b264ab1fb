/// The samples of one metric that a test measured.
public struct TestMeasurement: Hashable, Sendable {
  public var test: TestIdentifier
  /// What was measured, such as `Wall Clock Time`.
  public var metric: String
  /// The unit of the samples, such as `s`.
  public var unit: String
  /// One value per repetition, in the order taken.
  public var samples: [Double]

  public init(test: TestIdentifier, metric: String, unit: String, samples: [Double]) {
    self.test = test
    self.metric = metric
    self.unit = unit
    self.samples = samples
  }
}
