/// See [CIFormat](https://developer.apple.com/documentation/coreimage/ciformat).
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)

  /// Where red, green, blue and alpha stand in a pixel; nil for a format that is not rendered.
  var order: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [1, 2, 3, 0]
    default: nil
    }
  }
}
