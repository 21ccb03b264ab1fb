import Foundation

/// A kind of device whose screen an app may get.
public struct DeviceModel: Hashable, Sendable {
  public var name: String
  /// What the system calls the model, such as `iPhone17,3`.
  public var identifier: String
  /// In points, upright.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  /// What the status bar or the camera takes at the top, in points.
  public var topInset: CGFloat
  /// What the home indicator takes at the bottom, in points.
  public var bottomInset: CGFloat
  public var isTablet: Bool

  /// The models there are; the first is the default.
  public static let all = [
    DeviceModel("iPhone", "iPhone14,7", 390, 844, 3, top: 47, bottom: 34),
    DeviceModel("iPhone SE", "iPhone14,6", 375, 667, 2, top: 20, bottom: 0),
    DeviceModel("iPhone 16", "iPhone17,3", 393, 852, 3, top: 59, bottom: 34),
    DeviceModel("iPhone 16 Pro Max", "iPhone17,2", 440, 956, 3, top: 62, bottom: 34),
    DeviceModel("iPad", "iPad13,18", 820, 1180, 2, top: 24, bottom: 20, isTablet: true),
  ]

  /// The model of this name, or one of a size such as `320x568`; nil if there is none.
  public static func named(_ name: String) -> DeviceModel? { all.first { $0.name == name } ?? sized(name) }

  /// A device without a camera in its screen that is so many points wide and high, such as `320x568`.
  public static func sized(_ text: String) -> DeviceModel? {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1], sizes.contains(width),
      sizes.contains(height)
    else { return nil }
    let isTablet = min(width, height) >= smallestTablet
    let model = isTablet ? "iPad13,18" : "iPhone14,6"
    return DeviceModel(
      text, model, CGFloat(width), CGFloat(height), 2, top: isTablet ? 24 : 20, bottom: 0, isTablet: isTablet)
  }

  /// How wide and high a screen may be, in points.
  private static let sizes = 100...4000
  /// From this width on, a device is a tablet, in points.
  private static let smallestTablet = 600

  /// All names, for messages.
  public static var names: String { all.map { "\"\($0.name)\"" }.joined(separator: ", ") }

  private init(
    _ name: String, _ identifier: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
    bottom: CGFloat,
    isTablet: Bool = false
  ) {
    self.name = name
    self.identifier = identifier
    size = CGSize(width: width, height: height)
    self.scale = scale
    topInset = top
    bottomInset = bottom
    self.isTablet = isTablet
  }
}
