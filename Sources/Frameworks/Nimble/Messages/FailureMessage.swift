import Foundation

/// The text of a failure, put together from its parts.
public class FailureMessage: NSObject {
  public var expected = "expected"
  /// Nil leaves the part with "got" out; an empty text is replaced by the value of the expression.
  public var actualValue: String? = ""
  public var to = "to"
  public var postfixMessage = "match"
  public var postfixActual = ""
  /// Lines behind the message.
  public var extendedMessage: String?
  /// A line before the message.
  public var userDescription: String?

  private var wholeText: String?

  public override init() { super.init() }

  public init(stringValue: String) { wholeText = stringValue }

  /// The whole text; setting it takes the place of the parts.
  public var stringValue: String {
    get { wholeText ?? assembled }
    set { wholeText = newValue }
  }

  private var assembled: String {
    var text = "\(expected) \(to) \(postfixMessage)"
    if let actualValue { text += ", got \(actualValue)\(postfixActual)" }
    text = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.joined()
    if let extendedMessage { text += "\n\(extendedMessage)" }
    if let userDescription { return "\(userDescription)\n\(text)" }
    return text
  }

  func append(message: String) {
    if wholeText != nil {
      stringValue += message
    } else if actualValue != nil {
      postfixActual += message
    } else {
      postfixMessage += message
    }
  }

  func append(details: String) {
    guard wholeText != nil else {
      extendedMessage = details
      return
    }
    if let userDescription { stringValue = "\(userDescription)\n\(stringValue)" }
    stringValue += "\n\(details)"
  }
}
