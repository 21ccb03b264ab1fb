import Foundation

/// Names a custom alignment: [AlignmentID](https://developer.apple.com/documentation/swiftui/alignmentid).
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
