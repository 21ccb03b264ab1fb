/// What a fake does at a function that was not filled in.
public enum FakeUse {
  /// Fails the running test by the name of the fake's member.
  public static func answer<Value, Failure: Error>(
    _ member: String, failing: Failure.Type
  ) throws(Failure) -> Value {
    try DoubleFailure.answer("\(member) was called; override it in a subclass of the fake", failing: failing)
  }
}
