/// What a scheme or test plan says of code coverage.
public struct CoverageSetting: Sendable, Equatable {
  /// The names of the only targets that count; `nil` where all do.
  public let targets: [String]?

  /// A setting that gathers the coverage of these targets, or of all.
  public init(targets: [String]? = nil) { self.targets = targets }
}
