extension MainActor {
  /// Runs work of the main actor from a member that Foundation declares for all threads, such as a description.
  ///
  /// The caller's thread is not checked, as descriptions are read in a debugger from any.
  static func unchecked<Result>(_ work: @MainActor () -> Result) -> Result {
    typealias Unisolated = () -> Result
    return withoutActuallyEscaping(work) { unsafeBitCast($0, to: Unisolated.self)() }
  }
}
