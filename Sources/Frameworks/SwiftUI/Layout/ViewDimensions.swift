import Foundation

/// A view's size and alignment guides:
/// [ViewDimensions](https://developer.apple.com/documentation/swiftui/viewdimensions).
public struct ViewDimensions: Sendable {
  public let width: CGFloat
  public let height: CGFloat
  private let item: LayoutItem?

  nonisolated init(_ item: LayoutItem?, _ size: CGSize) {
    self.item = item
    width = size.width
    height = size.height
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let item else { return nil }
    return MainActor.assumeIsolated {
      item.guides.contains(key) ? item.explicitAlignment(key, CGSize(width: width, height: height)) : nil
    }
  }
}
