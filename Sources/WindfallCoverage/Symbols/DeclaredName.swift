/// The name of a member with its argument labels: `wait(for:timeout?:)`, a question mark behind those that may be left out.
public struct DeclaredName: Hashable, Sendable {
  /// The name without labels.
  public let base: String
  /// Nil for what takes no arguments in parentheses.
  private let labels: [Label]?

  private struct Label: Hashable, Sendable {
    var name: String
    var isOptional: Bool
  }

  public init(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      base = text
      labels = nil
      return
    }
    base = String(text[..<open])
    labels = text[text.index(after: open)...].dropLast().split(separator: ":").map { label in
      Label(name: String(label.filter { $0 != "?" }), isOptional: label.hasSuffix("?"))
    }
  }

  /// Whether a use that is written with these names means this declaration: it may leave out labels that have values of
  /// their own, and the label of a closure at the end, and it may be given without labels at all.
  public func allows(_ use: DeclaredName) -> Bool {
    guard base == use.base else { return false }
    guard let wanted = use.labels, let labels else { return true }
    if Self.matches(labels[...], wanted[...]) { return true }
    // A closure behind the parentheses has no label.
    guard let last = wanted.last, last.name == "_", !labels.isEmpty else { return false }
    return labels.indices.contains { index in
      var changed = labels
      changed[index].name = "_"
      return Self.matches(changed[...], wanted[...])
    }
  }

  private static func matches(_ labels: ArraySlice<Label>, _ wanted: ArraySlice<Label>) -> Bool {
    guard let first = labels.first else { return wanted.isEmpty }
    if let next = wanted.first, next.name == first.name, matches(labels.dropFirst(), wanted.dropFirst()) { return true }
    return first.isOptional && matches(labels.dropFirst(), wanted)
  }
}

extension DeclaredName: CustomStringConvertible {
  public var description: String {
    guard let labels else { return base }
    return "\(base)(\(labels.map { $0.name + ($0.isOptional ? "?:" : ":") }.joined()))"
  }
}
