/// The results of several matchers for one value.
struct CombinedResults {
  private let needsAll: Bool
  private var status: MatcherStatus
  private var goals: [String] = []

  init(needsAll: Bool) {
    self.needsAll = needsAll
    status = MatcherStatus(bool: needsAll)
  }

  mutating func add(_ result: MatcherResult) {
    goals.append("{\(result.message.expectedMessage)}")
    switch (needsAll, result.status) {
    case (_, .fail): status = .fail
    case (true, .doesNotMatch), (false, .matches): if status != .fail { status = result.status }
    case (true, .matches), (false, .doesNotMatch): break
    }
  }

  func result<T>(for value: T?) -> MatcherResult {
    let goal =
      needsAll
      ? "match all of: \(goals.joined(separator: ", and "))" : "match one of: \(goals.joined(separator: ", or "))"
    guard let value else { return MatcherResult(status: status, message: .expectedActualValueTo(goal)) }
    return MatcherResult(status: status, message: .expectedCustomValueTo(goal, actual: "\(value)"))
  }
}
