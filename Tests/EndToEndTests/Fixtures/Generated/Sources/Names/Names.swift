import Foundation

/// What generated code knows, and what was generated beside it.
public enum Names {
  public static var all: [String] { generatedNames }

  public static func text(_ name: String, _ suffix: String) throws -> String? {
    try Bundle.module.url(forResource: name, withExtension: suffix).map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
