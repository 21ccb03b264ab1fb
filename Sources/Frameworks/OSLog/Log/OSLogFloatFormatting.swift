import Foundation

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
