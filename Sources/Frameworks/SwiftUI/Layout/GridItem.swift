import Foundation

/// A column or row of a lazy grid: [GridItem](https://developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable {
  /// See [GridItem.Size](https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum).
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {}
extension GridItem.Size: Equatable {}
