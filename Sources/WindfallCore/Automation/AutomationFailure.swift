/// Why the app could not do what it was asked.
public struct AutomationFailure: Error, Sendable {
  /// The kinds of failure.
  public enum Reason: UInt8, CaseIterable, Hashable, Sendable {
    /// The query finds no element.
    case noMatch
    /// The query finds more than one element where one is meant.
    case multipleMatches
    /// No point of the element can be touched.
    case notHittable
    /// Neither the element nor anything inside it has the keyboard's focus.
    case noKeyboardFocus
    /// The element is not one that the action is for.
    case wrongKind
    /// The app's frameworks cannot do this yet.
    case unsupported
    /// The request itself makes no sense.
    case invalidRequest
  }

  public var reason: Reason
  /// One sentence, as it follows "Failed to tap …: ".
  public var message: String
  /// The elements that came into question: all that match, or those that come nearest.
  public var candidates: [String]
  /// The application element at that moment.
  public var tree: Element?

  public init(_ reason: Reason, message: String, candidates: [String] = [], tree: Element? = nil) {
    self.reason = reason
    self.message = message
    self.candidates = candidates
    self.tree = tree
  }
}

extension AutomationFailure: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(byte: reason.rawValue)
    writer.write(message)
    writer.write(candidates)
    writer.write(tree)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      try reader.readRaw(), message: try reader.read(), candidates: try reader.read(),
      tree: try reader.read())
  }
}
