import Foundation

/// Small pieces of text that reports share.
enum ReportText {
  /// `0.012 s`, in the same form on every machine.
  static func seconds(_ value: Double) -> String { "\(milliseconds(value)) s" }

  /// Three digits after the point, without Foundation's locales.
  static func milliseconds(_ value: Double) -> String {
    guard value.isFinite, value >= 0, value < 1e12 else { return "0.000" }
    let total = Int((value * 1000).rounded())
    let rest = String(total % 1000)
    return "\(total / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// Enough digits to compare figures by.
  static func significant(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    let scale = pow(10, 3 - log10(abs(value)).rounded(.down))
    return "\((value * scale).rounded() / scale)"
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
