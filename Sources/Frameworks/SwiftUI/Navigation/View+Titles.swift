import Foundation
import CoreTransferable

/// Titles of bars have neither subtitles nor menus, and do not stand for documents.
nonisolated extension View {
  public func navigationSubtitle(_ subtitle: Text) -> Self { self }

  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> Self { self }

  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> Self { self }

  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> Self { self }

  public func navigationDocument(_ url: URL) -> Self { self }

  public func navigationDocument<D: Transferable>(_ document: D) -> Self { self }

  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> Self { self }
}

/// See [ToolbarTitleMenu](https://developer.apple.com/documentation/swiftui/toolbartitlemenu).
///
/// Titles of bars have no menus.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  nonisolated public init() where Content == EmptyView {}

  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
