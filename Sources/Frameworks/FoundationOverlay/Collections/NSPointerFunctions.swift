import Foundation

/// [NSPointerFunctions](https://developer.apple.com/documentation/foundation/nspointerfunctions)
public enum NSPointerFunctions {
  /// [NSPointerFunctions.Options](https://developer.apple.com/documentation/foundation/nspointerfunctions/options)
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
