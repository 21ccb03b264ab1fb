/// See [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage). It holds what an image was made of, and
/// becomes pixels only where an image that is made of it is encoded.
public final class CGImage: Sendable {
  /// The image that it was taken from.
  @_spi(Windfall) public let source: any Sendable
  public let width: Int
  public let height: Int

  @_spi(Windfall) public init(source: any Sendable, width: Int, height: Int) {
    self.source = source
    self.width = width
    self.height = height
  }
}
