import Foundation

/// [OSLogMessage](https://developer.apple.com/documentation/os/oslogmessage)
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// [OSLogBoolFormat](https://developer.apple.com/documentation/os/oslogboolformat)
public enum OSLogBoolFormat: Sendable {
  case truth, answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}

/// [OSLogFloatFormatting](https://developer.apple.com/documentation/os/oslogfloatformatting)
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var precision = 6
  var hasPlus = false

  public static let fixed = OSLogFloatFormatting()
  public static let exponential = OSLogFloatFormatting(conversion: "e")
  public static let hybrid = OSLogFloatFormatting(conversion: "g")
  public static let hex = OSLogFloatFormatting(conversion: "a")

  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "F" : "f", precision: precision, hasPlus: explicitPositiveSign)
  }

  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "E" : "e", precision: precision, hasPlus: explicitPositiveSign)
  }

  public static func hybrid(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "G" : "g", precision: precision, hasPlus: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    let digits = conversion == "a" ? "" : ".\(max(0, precision))"
    return String(format: "%\(hasPlus ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// [OSLogIntegerFormatting](https://developer.apple.com/documentation/os/oslogintegerformatting)
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var isUppercase = false
  var hasPlus = false
  var minimumDigits = 0

  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)

  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPlus: explicitPositiveSign)
  }

  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPlus: explicitPositiveSign, minimumDigits: minDigits)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasPlus: explicitPositiveSign)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasPlus: explicitPositiveSign,
      minimumDigits: minDigits)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, prefix: includePrefix ? "0o" : "", hasPlus: explicitPositiveSign)
  }

  func text(of number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    let sign = number < 0 ? "-" : hasPlus ? "+" : ""
    return sign + prefix + zeros + digits
  }
}

/// [OSLogStringAlignment](https://developer.apple.com/documentation/os/oslogstringalignment)
public struct OSLogStringAlignment: Sendable {
  private enum Side {
    case left, right
  }

  private let side: Side
  private let columns: @Sendable () -> Int

  public static let none = OSLogStringAlignment(side: .right) { 0 }

  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  private init(side: Side, columns: @escaping @Sendable () -> Int) {
    self.side = side
    self.columns = columns
  }

  /// The text with blanks on one side.
  func pad(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns() - text.count))
    return side == .left ? text + blanks : blanks + text
  }
}

/// [OSLogPrivacy](https://developer.apple.com/documentation/os/oslogprivacy)
///
/// Values are written as in Xcode's console, where only those marked private or sensitive are hidden.
public struct OSLogPrivacy: Sendable {
  /// [OSLogPrivacy.Mask](https://developer.apple.com/documentation/os/oslogprivacy/mask)
  public enum Mask: Sendable {
    case hash, none
  }

  let isHidden: Bool
  let mask: Mask

  public static let `public` = OSLogPrivacy(isHidden: false, mask: .none)
  public static let `private` = OSLogPrivacy(isHidden: true, mask: .none)
  public static let sensitive = OSLogPrivacy(isHidden: true, mask: .none)
  public static let auto = OSLogPrivacy(isHidden: false, mask: .none)

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: mask == .hash, mask: mask) }

  /// What is written for a value.
  func show(_ text: String) -> String {
    guard isHidden else { return text }
    guard mask == .hash else { return "<private>" }
    // The same for the same value in every run, unlike `Hasher`'s.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
