import Foundation

/// See [AnyShape](https://developer.apple.com/documentation/swiftui/anyshape).
public struct AnyShape: Shape {
  private let base: any Shape

  public init<S: Shape>(_ shape: S) { base = shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
