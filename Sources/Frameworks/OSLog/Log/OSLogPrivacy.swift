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
