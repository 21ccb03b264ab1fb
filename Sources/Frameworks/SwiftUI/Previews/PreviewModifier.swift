/// See [PreviewModifier](https://developer.apple.com/documentation/swiftui/previewmodifier).
///
/// Previews are not shown, so that nobody asks for the body.
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  @preconcurrency @MainActor static func makeSharedContext() async throws -> Context

  @preconcurrency @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  @preconcurrency @MainActor public static func makeSharedContext() async throws {}
}

/// See [PreviewModifierContent](https://developer.apple.com/documentation/swiftui/previewmodifiercontent).
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

/// See [PreviewTrait](https://developer.apple.com/documentation/swiftui/previewtrait).
public struct PreviewTrait<T> {
  init() {}
}

/// See [Preview](https://developer.apple.com/documentation/swiftui/preview).
public enum Preview {
  /// See [Preview.ViewTraits](https://developer.apple.com/documentation/developertoolssupport/preview/viewtraits).
  public struct ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }

  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
