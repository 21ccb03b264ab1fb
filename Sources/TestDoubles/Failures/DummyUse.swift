/// What a dummy does when it is used.
public enum DummyUse {
  /// Fails the running test by the name of the dummy's member.
  public static func answer<Value, Failure: Error>(
    _ member: String, failing: Failure.Type
  ) throws(Failure) -> Value {
    try DoubleFailure.answer("\(member) was used, and a dummy must not be", failing: failing)
  }
}
