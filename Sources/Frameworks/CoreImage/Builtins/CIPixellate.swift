/// See [CIPixellate](https://developer.apple.com/documentation/coreimage/cipixellate).
public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var center: CGPoint { get set }
}
