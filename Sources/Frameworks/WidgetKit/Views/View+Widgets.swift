import SwiftUI

/// What a view says of itself inside a widget has no effect outside of one.
nonisolated extension View {
  public func widgetURL(_ url: URL?) -> some View { self }

  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

/// See [AccessoryWidgetBackground](https://developer.apple.com/documentation/widgetkit/accessorywidgetbackground).
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color.gray.opacity(0.2) }
}

/// See [WidgetAccentedRenderingMode](https://developer.apple.com/documentation/widgetkit/widgetaccentedrenderingmode).
public enum WidgetAccentedRenderingMode: Hashable, Sendable {
  case accented, desaturated, accentedDesaturated, fullColor
}

extension Image {
  /// Widgets are not tinted.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}
