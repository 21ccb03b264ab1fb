extension XCTAttachment {
  /// [XCTAttachment.ImageQuality](https://developer.apple.com/documentation/xctest/xctattachment/imagequality)
  ///
  /// Pictures are kept as they are, whatever their quality.
  public enum ImageQuality: Int, Sendable {
    case original = 0
    case medium = 1
    case low = 2
  }
}
