/// See [CIContextOption](https://developer.apple.com/documentation/coreimage/cicontextoption).
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
