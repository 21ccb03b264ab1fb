import Foundation

/// See [TextRenderer](https://developer.apple.com/documentation/swiftui/textrenderer).
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing reaches beyond the text; nothing is cut off in any case.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// See [TextProxy](https://developer.apple.com/documentation/swiftui/textproxy).
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

nonisolated extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { environment(\.textRenderer, renderer) }
}

extension EnvironmentValues {
  private enum RendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

  var textRenderer: (any TextRenderer)? {
    get { self[RendererKey.self] }
    set { self[RendererKey.self] = newValue }
  }
}

/// See [TextAttribute](https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}

extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    mapping { piece in
      // What is nearer to the text comes first.
      if !piece.custom.contains(where: { $0.value is T }) { piece.custom.append(CustomTextAttribute(value: value)) }
    }
  }
}

/// What an app says of a part of a text, for its renderers.
struct CustomTextAttribute: Equatable {
  let value: any TextAttribute

  /// Values that cannot be compared differ, unless they have nothing in them.
  static func == (left: CustomTextAttribute, right: CustomTextAttribute) -> Bool {
    guard type(of: left.value) == type(of: right.value) else { return false }
    if let own = left.value as? any Equatable { return own.isSame(as: right.value) }
    return left.value.size == 0
  }
}

extension TextAttribute {
  fileprivate var size: Int { MemoryLayout<Self>.size }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { other as? Self == self }
}
