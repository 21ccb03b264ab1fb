import Foundation
import WindfallCore

/// Puts values into a format whose variables have a text for each kind of number.
struct PluralText {
  private let arguments: [any CVarArg]
  /// The values in the order in which the text takes them: a list of values cannot be read with gaps.
  private var used: [any CVarArg] = []
  /// The place of the next value that a placeholder without a position takes.
  private var next = 1

  static func text(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String {
    var format = format
    var arguments = arguments
    if PluralRules.isMarked(format) {
      var text = PluralText(arguments)
      format = text.expanded(FormatText(format), of: nil, rules: nil)
      arguments = text.used
    }
    return withVaList(arguments) { list in
      NSString(format: format, locale: locale.map { $0 as NSLocale }, arguments: list) as String
    }
  }

  private init(_ arguments: [any CVarArg]) { self.arguments = arguments }

  /// The format with each variable replaced by its text, without positions.
  private mutating func expanded(_ format: FormatText, of number: Int?, rules: PluralRules?) -> String {
    var own = number
    var result = ""
    for piece in format.pieces {
      switch piece {
      case .literal: result += piece.format
      case .value(let position, let specifier):
        // The first value of a variable's text is the number that chose the text.
        let place = position ?? own ?? take()
        if position == nil { own = nil }
        guard arguments.indices.contains(place - 1) else {
          result += "%" + piece.format
          continue
        }
        used.append(arguments[place - 1])
        result += "%" + specifier
      case .variable(let position, let name):
        let found = PluralRules.find(name) ?? rules.map { (name: name, rules: $0) }
        let place = position ?? take()
        guard let (name, rules) = found, let text = rules.text(name, for: quantity(at: place)) else {
          result += "%" + piece.format
          continue
        }
        result += expanded(FormatText(text), of: place, rules: rules)
      }
    }
    return result
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private func quantity(at place: Int) -> Double {
    guard arguments.indices.contains(place - 1) else { return 0 }
    switch arguments[place - 1] {
    case let number as any BinaryInteger: return Double(number)
    case let number as any BinaryFloatingPoint: return Double(number)
    case let number as NSNumber: return number.doubleValue
    default: return 0
    }
  }
}
