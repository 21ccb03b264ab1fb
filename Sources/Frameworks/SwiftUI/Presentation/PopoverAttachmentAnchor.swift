import Foundation

/// See [PopoverAttachmentAnchor](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Source)
  case point(UnitPoint)

  /// See [Anchor.Source](https://developer.apple.com/documentation/swiftui/anchor/source).
  public enum Source: Equatable, Sendable {
    case bounds
    case rect(CGRect)
  }
}
