import Foundation

/// A number with its unit, such as "5 minutes", and lists of those.
enum ICUMeasure {
  enum Width: Int32 {
    case wide, short, narrow

    fileprivate var skeleton: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .short: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }
  }

  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, Double, OpaquePointer, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Read =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias ReadNumber =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias OpenList =
    @convention(c) (
      UnsafePointer<CChar>, Int32, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias FormatList =
    @convention(c) (
      OpaquePointer, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<UInt16>?,
      Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private static let open = ICULibrary.function("unumf_openForSkeletonAndLocale", as: Open.self)
  private static let openResult = ICULibrary.function("unumf_openResult", as: OpenResult.self)
  private static let format = ICULibrary.function("unumf_formatDouble", as: Format.self)
  private static let read = ICULibrary.function("unumf_resultToString", as: Read.self)
  private static let readNumber = ICULibrary.function("unumf_resultToDecimalNumber", as: ReadNumber.self)
  private static let close = ICULibrary.function("unumf_close", as: Close.self)
  private static let closeResult = ICULibrary.function("unumf_closeResult", as: Close.self)
  private static let openList = ICULibrary.function("ulistfmt_openForType", as: OpenList.self)
  private static let formatList = ICULibrary.function("ulistfmt_format", as: FormatList.self)
  private static let closeList = ICULibrary.function("ulistfmt_close", as: Close.self)

  /// The kind of list that joins measures.
  private static let unitList: Int32 = 2

  /// The options are further words of ICU's number skeletons.
  static func text(_ value: Double, unit: String, width: Width, options: String = "", locale: Locale) -> String? {
    formatted(value, unit, width, options, locale) { result in ICULibrary.text { read(result, $0, $1, $2) } }
  }

  /// The number in the text, in the unit that the options lead to.
  static func number(_ value: Double, unit: String, width: Width, options: String, locale: Locale) -> Double? {
    formatted(value, unit, width, options, locale) { result in
      var digits = [CChar](repeating: 0, count: 64)
      var status = ICULibrary.noError
      let length = readNumber(result, &digits, Int32(digits.count), &status)
      guard status <= ICULibrary.noError, length > 0 else { return nil }
      return Double(String(decoding: digits[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }

  private static func formatted<Value>(
    _ value: Double, _ unit: String, _ width: Width, _ options: String, _ locale: Locale,
    _ reading: (OpaquePointer) -> Value?
  ) -> Value? {
    let skeleton = Array("unit/\(unit) \(width.skeleton) \(options)".utf16)
    var status = ICULibrary.noError
    guard let formatter = open(skeleton, Int32(skeleton.count), locale.identifier, &status) else { return nil }
    defer { close(formatter) }
    guard status <= ICULibrary.noError, let result = openResult(&status) else { return nil }
    defer { closeResult(result) }
    format(formatter, value, result, &status)
    return status <= ICULibrary.noError ? reading(result) : nil
  }

  /// Joins texts of measures as the language does.
  static func list(_ texts: [String], width: Width, locale: Locale) -> String? {
    var status = ICULibrary.noError
    guard let formatter = openList(locale.identifier, unitList, width.rawValue, &status) else { return nil }
    defer { closeList(formatter) }
    let parts = texts.map { Array($0.utf16) }
    let all = parts.flatMap { $0 }
    let lengths = parts.map { Int32($0.count) }
    return all.withUnsafeBufferPointer { buffer in
      var start = 0
      let pointers = lengths.map { length -> UnsafePointer<UInt16>? in
        defer { start += Int(length) }
        return buffer.baseAddress.map { $0 + start }
      }
      return ICULibrary.text { formatList(formatter, pointers, lengths, Int32(parts.count), $0, $1, $2) }
    }
  }
}
