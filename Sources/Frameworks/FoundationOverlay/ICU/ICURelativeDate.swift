import Foundation

/// Words for a distance in time, such as "in 2 days" and "yesterday".
enum ICURelativeDate {
  enum Unit: Int32 {
    case year = 0
    case month = 2
    case week, day, hour, minute, second
  }

  enum Style: Int32 {
    case long, short, narrow
  }

  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias Format =
    @convention(c) (
      OpaquePointer, Double, Int32, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias OpenNumber =
    @convention(c) (
      Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?

  private static let open = ICULibrary.function("ureldatefmt_open", as: Open.self)
  private static let close = ICULibrary.function("ureldatefmt_close", as: Close.self)
  private static let format = ICULibrary.function("ureldatefmt_format", as: Format.self)
  private static let formatNumeric = ICULibrary.function("ureldatefmt_formatNumeric", as: Format.self)
  private static let openNumber = ICULibrary.function("unum_open", as: OpenNumber.self)

  /// The number format that spells numbers out.
  private static let spellOut: Int32 = 5

  /// Spells the number out if asked to, and takes names such as "yesterday" where the language has them.
  static func text(
    _ value: Double, _ unit: Unit, style: Style, spelled: Bool, named: Bool, context: Formatter.Context, locale: Locale
  ) -> String? {
    var status = ICULibrary.noError
    // The formatter owns the number format from now on.
    let numbers = spelled ? openNumber(spellOut, nil, 0, locale.identifier, nil, &status) : nil
    guard let formatter = open(locale.identifier, numbers, style.rawValue, context.capitalization, &status) else {
      return nil
    }
    defer { close(formatter) }
    let write = named ? format : formatNumeric
    return ICULibrary.text { write(formatter, value, unit.rawValue, $0, $1, $2) }
  }
}

extension Formatter.Context {
  /// ICU's number for the place of a text.
  fileprivate var capitalization: Int32 {
    switch self {
    case .middleOfSentence: 257
    case .beginningOfSentence: 258
    case .listItem: 259
    case .standalone: 260
    default: 256
    }
  }
}
