import Foundation
import Synchronization

/// The kinds of numbers that a language tells apart: "one", "few", "other" and so on.
enum ICUPluralRules {
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @convention(c) (OpaquePointer, Double, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32

  /// Rules that were opened; they are few, and stay.
  private struct Rules: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let open = ICULibrary.function("uplrules_open", as: Open.self)
  private static let select = ICULibrary.function("uplrules_select", as: Select.self)
  private static let opened = Mutex<[String: Rules]>([:])

  static func kind(of number: Double, language: String) -> String {
    guard let rules = rules(of: language) else { return "other" }
    return ICULibrary.text { select(rules.pointer, number, $0, $1, $2) } ?? "other"
  }

  private static func rules(of language: String) -> Rules? {
    opened.withLock { opened in
      if let rules = opened[language] { return rules }
      var status = ICULibrary.noError
      guard let pointer = open(language, &status), status <= ICULibrary.noError else { return nil }
      opened[language] = Rules(pointer: pointer)
      return Rules(pointer: pointer)
    }
  }
}
