import Foundation
import WindfallCore

extension UIFont {
  /// See [UIFont.Weight](https://developer.apple.com/documentation/uikit/uifont/weight).
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let known: [(Weight, FontSpec.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    init(_ weight: FontSpec.Weight) { self = Weight.known.first { $0.1 == weight }?.0 ?? .regular }

    /// The nearest weight that can be drawn.
    var specWeight: FontSpec.Weight {
      Weight.known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }
}

/// Lets the weight in a font's traits be read as a weight and as a number, as on iOS.
extension UIFont.Weight: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(rawValue)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout UIFont.Weight?) {
    result = UIFont.Weight(CGFloat(source.doubleValue))
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout UIFont.Weight?) -> Bool {
    result = UIFont.Weight(CGFloat(source.doubleValue))
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> UIFont.Weight {
    UIFont.Weight(CGFloat(source?.doubleValue ?? 0))
  }
}
