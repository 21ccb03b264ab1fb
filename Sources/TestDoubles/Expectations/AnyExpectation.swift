/// A call that a mock expects, whatever it answers.
public class AnyExpectation: @unchecked Sendable {
  struct State {
    var least = 1
    var most = 1
    var count = 0
    var earlier: [AnyExpectation] = []
    var answer: Any?
    var error: (any Error)?
  }

  let member: String
  let place: CallPlace
  let state = Guarded(State())
  private let arguments: [AnyMatching]

  required init(member: String, arguments: [AnyMatching], place: CallPlace) {
    self.member = member
    self.arguments = arguments
    self.place = place
  }

  var description: String {
    arguments.isEmpty ? member : "\(member) with \(arguments.map(\.description).joined(separator: ", "))"
  }

  func matches(_ member: String, _ arguments: [Any]) -> Bool {
    member == self.member && arguments.count == self.arguments.count
      && zip(self.arguments, arguments).allSatisfy { $0.matches($1) }
  }

  var isExhausted: Bool { state.use { $0.count >= $0.most } }

  var isMet: Bool { state.use { $0.count >= $0.least } }

  /// The expectation that should have been met before this one.
  var missing: AnyExpectation? { state.use { $0.earlier }.first { !$0.isMet } }

  /// What is wrong at the end; nil when all is as it was expected.
  var complaint: String? {
    let state = state.use { $0 }
    guard state.count < state.least else { return nil }
    let wanted = state.least == state.most ? "" : "at least "
    return "\(description) was expected \(wanted)\(Self.times(state.least)), and called \(Self.times(state.count))"
  }

  static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }
}
