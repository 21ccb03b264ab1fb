/// A test target that cannot be built, and why.
public struct UnbuiltTarget: Hashable, Sendable {
  public var name: String
  /// One sentence for a person.
  public var reason: String
  /// Where the compiler's first error is, if it is one of the compiler's.
  public var file: String?
  public var line: Int?

  public init(name: String, reason: String, file: String? = nil, line: Int? = nil) {
    self.name = name
    self.reason = reason
    self.file = file
    self.line = line
  }

  public init(name: String, error: BuildError) {
    let message = error.compilerMessage
    self.init(
      name: name, reason: message.map { "\(error.message): \($0.text)" } ?? error.message, file: message?.file,
      line: message?.line)
  }
}
