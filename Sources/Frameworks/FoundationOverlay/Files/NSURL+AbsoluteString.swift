import Foundation

extension NSURL {
  /// See [absoluteString](https://developer.apple.com/documentation/foundation/nsurl/1409868-absolutestring), which is
  /// optional on iOS: this one is meant where the sources unwrap it.
  @_disfavoredOverload
  public var absoluteString: String? { (self as URL).absoluteString }
}
