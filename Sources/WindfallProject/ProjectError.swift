/// Why a project cannot be read: what happened, in which file, and what to do about it.
public struct ProjectError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What happened, as one clause without a full stop.
  public let message: String

  /// The path of the file or folder that it happened in.
  public let path: String

  /// What the user can do about it, if anything is known to help.
  public let advice: String?

  /// Makes an error; line breaks in what is quoted from the input are flattened, so that it stays one line.
  public init(_ message: String, path: String, advice: String? = nil) {
    self.message = message.onOneLine
    self.path = path.onOneLine
    self.advice = advice?.onOneLine
  }

  /// The whole error on one line.
  public var description: String {
    let advice = advice.map { "; \($0)" } ?? ""
    return "\(path): \(message)\(advice)"
  }
}

extension String {
  /// The text with every control character shown as a space.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return String(result)
  }
}
