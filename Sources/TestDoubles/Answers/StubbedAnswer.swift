/// What a stub answers at one of its members.
public final class StubbedAnswer<Value, Failure: Error>: @unchecked Sendable {
  private let member: String
  private let name: String
  private let kept = Guarded<Result<Value, Failure>?>(nil)

  /// An answer that is still to be given, for the member of this name, by the property of that name.
  public init(_ member: String, setBy name: String) {
    self.member = member
    self.name = name
  }

  /// Answers with a value from now on.
  public func returns(_ value: Value) {
    kept.use { $0 = .success(value) }
  }

  /// Throws an error from now on.
  public func `throws`(_ error: Failure) {
    kept.use { $0 = .failure(error) }
  }

  /// The answer; without one the test fails, except where there is nothing to answer.
  public func answer() throws(Failure) -> Value {
    if let answer = kept.use({ $0 }) { return try answer.get() }
    if let nothing = () as? Value { return nothing }
    return try DoubleFailure.answer("\(member) has no answer; set it with \(name)", failing: Failure.self)
  }

  /// The answer as the type that a generic requirement is called for.
  public func answer<Wanted>(as type: Wanted.Type) throws(Failure) -> Wanted {
    guard let answer = kept.use({ $0 }) else {
      return try DoubleFailure.answer("\(member) has no answer; set it with \(name)", failing: Failure.self)
    }
    let value = try answer.get()
    if let value = value as? Wanted { return value }
    return try DoubleFailure.answer(
      "\(member) is to answer \(value), which is not of the type \(Wanted.self)", failing: Failure.self)
  }
}
