/// What keeps targets from being built, as it is told to a person.
struct Obstacle: Hashable, Sendable {
  /// What is wrong and what to do about it, in one line.
  var message: String
  /// The names of the targets that it keeps from being built by themselves.
  var targets: [String]
}
