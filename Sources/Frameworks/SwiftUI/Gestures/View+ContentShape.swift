@_spi(Windfall) import UIKit

nonisolated extension View {
  /// Previews and effects are not shown, so only the shape that fingers meet changes anything.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}

/// See [ContentShapeKinds](https://developer.apple.com/documentation/swiftui/contentshapekinds).
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Makes a finger inside a shape count as one on the content.
public struct _ContentShapeModifier<S: Shape>: ViewEffect {
  let shape: S
  let eoFill: Bool

  func makeView() -> ContentShapeView { ContentShapeView() }

  func configure(_ view: ContentShapeView, _ environment: EnvironmentValues) {
    let shape = shape
    view.outline = { shape.path(in: $0) }
  }
}

final class ContentShapeView: UIView {
  var outline: ((CGRect) -> Path)?

  override var elementPublishing: ElementPublishing { .transparent }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, outline?(bounds).contains(point) ?? false else { return nil }
    return super.hitTest(point, with: event) ?? self
  }
}
