/// What apps may do with UIKit.
enum Usage {
  /// Ends the app where it breaks a rule, as an exception of UIKit does: a precondition would not say why in a release
  /// build.
  static func require(
    _ isKept: @autoclosure () -> Bool, _ rule: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    if !isKept() { fatalError(rule(), file: file, line: line) }
  }
}
