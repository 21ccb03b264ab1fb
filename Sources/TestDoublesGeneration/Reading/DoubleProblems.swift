/// Everything that keeps a protocol from being doubled.
public struct DoubleProblems: Error {
  public let problems: [DoubleProblem]
}
