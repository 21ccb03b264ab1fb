import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputAmountKey = "inputAmount"

/// See [CIFilter](https://developer.apple.com/documentation/coreimage/cifilter).
///
/// The filters of `CIFilter.filterNames(inCategory:)` are there. For another name there is none, as for a name that is no
/// filter's, and the name is written to standard error.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private let recipe: FilterRecipe
  private(set) var values: [String: Any]

  /// With the defaults of its inputs.
  public init?(name: String) {
    guard let recipe = FilterRecipe.all[name] else {
      FileHandle.standardError.write(Data("CIFilter(name:) does not know \(name)\n".utf8))
      return nil
    }
    self.name = name
    self.recipe = recipe
    values = recipe.defaults
    super.init()
  }

  init(known name: String) {
    guard let recipe = FilterRecipe.all[name] else { fatalError("CIFilter has no \(name)") }
    self.name = name
    self.recipe = recipe
    values = recipe.defaults
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  open class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }

  open var inputKeys: [String] { recipe.keys }

  open var outputKeys: [String] { [kCIOutputImageKey] }

  open func setDefaults() {
    for (key, value) in recipe.defaults { values[key] = value }
  }

  /// Stops at a key that the filter does not have.
  open func setValue(_ value: Any?, forKey key: String) {
    guard recipe.keys.contains(key) else {
      fatalError("\(name) is not key value coding-compliant for the key \(key)")
    }
    values[key] = value
  }

  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  open var outputImage: CIImage? { recipe.make(FilterInput(values: values)) }
}
