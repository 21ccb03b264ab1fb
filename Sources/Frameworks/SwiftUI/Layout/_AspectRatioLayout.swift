/// What `aspectRatio(_:contentMode:)` applies; Apple's SwiftUI has it without documenting it.
@frozen public struct _AspectRatioLayout: ViewModifier {
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  public func body(content: Content) -> some View { content.aspectRatio(aspectRatio, contentMode: contentMode) }
}
