/// Filters that lay a picture over another.
extension CIFilter {
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIAdditionCompositing")
  }

  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIColorBlendMode") }

  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorBurnBlendMode")
  }

  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorDodgeBlendMode")
  }

  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIDarkenBlendMode") }

  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIDifferenceBlendMode")
  }

  public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIDivideBlendMode") }

  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIExclusionBlendMode")
  }

  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIHardLightBlendMode")
  }

  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIHueBlendMode") }

  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CILightenBlendMode") }

  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CILinearBurnBlendMode")
  }

  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CILinearDodgeBlendMode")
  }

  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CILinearLightBlendMode")
  }

  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CILuminosityBlendMode")
  }

  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMaximumCompositing")
  }

  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMinimumCompositing")
  }

  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIMultiplyBlendMode") }

  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyCompositing")
  }

  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIOverlayBlendMode") }

  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIPinLightBlendMode") }

  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISaturationBlendMode")
  }

  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIScreenBlendMode") }

  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISoftLightBlendMode")
  }

  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceAtopCompositing")
  }

  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceInCompositing")
  }

  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOutCompositing")
  }

  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CISubtractBlendMode") }

  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIVividLightBlendMode")
  }
}
