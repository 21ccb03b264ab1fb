/// See [UISemanticContentAttribute](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute).
///
/// Layout runs from left to right: a view that is forced to the other direction stops the app.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  func requireSupport() {
    if self == .forceRightToLeft {
      fatalError("UIView.semanticContentAttribute: layout from right to left is not supported")
    }
  }
}
