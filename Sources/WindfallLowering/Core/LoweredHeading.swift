import SwiftParser
import SwiftSyntax

/// The first line of a lowered file, which names the user's.
public enum LoweredHeading {
  private static let start = "#sourceLocation(file: "
  private static let end = ", line: 1)"

  static func line(naming path: String) -> String { "\(start)\(path.swiftLiteral)\(end)" }

  /// The path that a line names; nil if it is no such line.
  public static func path(in line: String) -> String? {
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    var parser = Parser(String(line.dropFirst(start.count).dropLast(end.count)))
    return ExprSyntax.parse(from: &parser).as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
