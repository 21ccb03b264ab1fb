import Foundation

/// The places in a text where values are put, as `printf` has them.
public enum FormatSpecifiers {
  private static func pattern() -> Regex<(Substring, Substring, Substring?, Substring)> {
    /%(?:\d+\$)?([-+ #0]*\d*(?:\.\d+)?)(hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfeEgGcCsSpaA])/
  }

  /// The specifiers of a text in order, without the numbers of their arguments: `%2$lld` is `%lld`.
  public static func all(in text: String) -> [String] {
    text.replacing("%%", with: "").matches(of: pattern()).map { "%\($0.1)\($0.2 ?? "")\($0.3)" }
  }

  /// A text with spaces in the places of its specifiers.
  public static func removed(from text: String) -> String { text.replacing(pattern(), with: " ") }
}
