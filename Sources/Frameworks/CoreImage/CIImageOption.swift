import UIKit

/// See [CIImageOption](https://developer.apple.com/documentation/coreimage/ciimageoption).
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
  public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
  public static let cacheHint = CIImageOption(rawValue: "CIImageCacheHint")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
  public static let auxiliaryDisparity = CIImageOption(rawValue: "CIImageAuxiliaryDisparity")
  public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
}

/// Pictures are read as they are, whatever the options say.
extension CIImage {
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }

  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }
}
