import Foundation

/// More of the filters as types.
extension CIFilter {
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter("CIAreaAverage") }

  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter("CIAreaMaximum") }

  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter("CIBloom") }

  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter("CIColorMonochrome") }

  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter("CIColorPosterize") }

  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }

  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter("CIEdges") }

  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter("CIExposureAdjust") }

  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }

  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter("CIGammaAdjust") }

  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter("CIGloom") }

  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOverCompositing")
  }

  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter("CITwirlDistortion") }

  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }
}

/// See [CIAreaAverage](https://developer.apple.com/documentation/coreimage/ciareaaverage).
public protocol CIAreaAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

/// See [CIAreaMaximum](https://developer.apple.com/documentation/coreimage/ciareamaximum).
public protocol CIAreaMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

/// See [CIBloom](https://developer.apple.com/documentation/coreimage/cibloom).
public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

/// See [CIColorMonochrome](https://developer.apple.com/documentation/coreimage/cicolormonochrome).
public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

/// See [CIColorPosterize](https://developer.apple.com/documentation/coreimage/cicolorposterize).
public protocol CIColorPosterize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var levels: Float { get set }
}

/// See [CICompositeOperation](https://developer.apple.com/documentation/coreimage/cicompositeoperation).
public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

/// See [CICrystallize](https://developer.apple.com/documentation/coreimage/cicrystallize).
public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

/// See [CIEdges](https://developer.apple.com/documentation/coreimage/ciedges).
public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

/// See [CIExposureAdjust](https://developer.apple.com/documentation/coreimage/ciexposureadjust).
public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

/// See [CIFalseColor](https://developer.apple.com/documentation/coreimage/cifalsecolor).
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

/// See [CIGammaAdjust](https://developer.apple.com/documentation/coreimage/cigammaadjust).
public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}

/// See [CIGloom](https://developer.apple.com/documentation/coreimage/cigloom).
public protocol CIGloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

/// See [CITwirlDistortion](https://developer.apple.com/documentation/coreimage/citwirldistortion).
public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

/// See [CIUnsharpMask](https://developer.apple.com/documentation/coreimage/ciunsharpmask).
public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
