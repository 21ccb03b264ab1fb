import Foundation

/// An element as it was at one moment, with its place on the screen.
public struct ElementSnapshot: Sendable {
  public var element: Element
  /// In points of the screen; the element's own frame is relative to its parent.
  public var frame: CGRect
  /// Whether what is inside the element goes along in messages.
  public var includesChildren: Bool

  public init(element: Element, frame: CGRect, includesChildren: Bool = false) {
    self.element = element
    self.frame = frame
    self.includesChildren = includesChildren
  }

  /// What is directly inside, each with its place on the screen.
  public var children: [ElementSnapshot] {
    let origin = CGPoint(x: frame.minX - element.contentOffset.x, y: frame.minY - element.contentOffset.y)
    return element.children.map { child in
      ElementSnapshot(
        element: child, frame: child.frame.offsetBy(dx: origin.x, dy: origin.y), includesChildren: includesChildren)
    }
  }
}

extension ElementSnapshot: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(frame)
    writer.write(includesChildren)
    element.encode(into: &writer, withChildren: includesChildren)
  }

  public init(from reader: inout WireReader) throws {
    let frame = try reader.read(CGRect.self)
    let includesChildren = try reader.readBool()
    self.init(element: try reader.read(), frame: frame, includesChildren: includesChildren)
  }
}

extension ElementType {
  /// The name as it is written in messages, such as `StaticText`.
  public var name: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ElementSnapshot {
  /// The element's attributes on one line, in the manner of XCUITest.
  public var line: String {
    var parts = [element.type.name, Self.describe(frame)]
    if !element.identifier.isEmpty { parts.append("identifier: '\(element.identifier)'") }
    if !element.label.isEmpty { parts.append("label: '\(element.label)'") }
    if !element.title.isEmpty { parts.append("title: '\(element.title)'") }
    if let value = element.value, !value.isEmpty { parts.append("value: \(value)") }
    if let placeholder = element.placeholder, !placeholder.isEmpty {
      parts.append("placeholderValue: '\(placeholder)'")
    }
    if element.states.contains(.focused) { parts.append("Keyboard Focused") }
    if element.states.contains(.selected) { parts.append("Selected") }
    if !element.states.contains(.enabled) { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }

  /// The element and everything inside it, one on each line, indented.
  public var treeDescription: String {
    var lines: [String] = []
    append(to: &lines, indentation: "")
    return lines.joined(separator: "\n")
  }

  private func append(to lines: inout [String], indentation: String) {
    lines.append(indentation + line)
    for child in children { child.append(to: &lines, indentation: indentation + "  ") }
  }

  private static func describe(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
    return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
  }
}

extension AutomationFailure {
  /// The message and, line by line, the elements that came into question.
  public var report: String {
    guard !candidates.isEmpty else { return message }
    let title = reason == .multipleMatches ? "Matches:" : "Nearest on the screen:"
    return "\(message)\n\(title)\n" + candidates.map { "  \($0)" }.joined(separator: "\n")
  }

  /// Everything that was on the screen.
  public var treeDescription: String? { tree.map { ElementSnapshot(element: $0, frame: $0.frame).treeDescription } }
}
