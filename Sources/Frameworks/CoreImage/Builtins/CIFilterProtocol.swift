/// See [CIFilterProtocol](https://developer.apple.com/documentation/coreimage/cifilterprotocol).
public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}
