import Foundation

/// Where words and sentences begin and end in a text, as Unicode's rules say.
enum ICUBreaks {
  /// The numbers are those of ICU's `UBreakIteratorType`.
  enum Unit: Int32 {
    case word = 1
    case sentence = 3
  }

  private typealias Open =
    @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) ->
    OpaquePointer?
  private typealias Step = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private static let open = ICULibrary.function("ubrk_open", as: Open.self)
  private static let next = ICULibrary.function("ubrk_next", as: Step.self)
  private static let status = ICULibrary.function("ubrk_getRuleStatus", as: Step.self)
  private static let close = ICULibrary.function("ubrk_close", as: Close.self)

  /// Words below are spaces and punctuation.
  private static let firstWordStatus: Int32 = 100

  /// The ranges of the units, in UTF-16 code units; of words only those with letters or digits.
  static func ranges(of unit: Unit, in text: [UInt16], language: String) -> [Range<Int>] {
    text.withUnsafeBufferPointer { buffer in
      var error = ICULibrary.noError
      guard let iterator = open(unit.rawValue, language, buffer.baseAddress, Int32(buffer.count), &error),
        error <= ICULibrary.noError
      else { return [] }
      defer { close(iterator) }
      var ranges: [Range<Int>] = []
      var start = 0
      while case let end = Int(next(iterator)), end > start {
        if unit == .sentence || status(iterator) >= firstWordStatus { ranges.append(start..<end) }
        start = end
      }
      return ranges
    }
  }
}
