/// One function marked `@Test`, as found in the source.
public struct SwiftTest: Sendable {
  let name: String
  let suite: String
  let identifier: String
  let file: String
  let line: Int

  /// Names the test as the plan and the reports do; the identifier is the Testing library's own, without module and
  /// place.
  public init(_ name: String, in suite: String, identifier: String, file: String, line: Int) {
    self.name = name
    self.suite = suite
    self.identifier = identifier
    self.file = file
    self.line = line
  }
}
