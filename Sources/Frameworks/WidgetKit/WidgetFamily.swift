import SwiftUI

/// See [WidgetFamily](https://developer.apple.com/documentation/widgetkit/widgetfamily).
public enum WidgetFamily: Int, CaseIterable, CustomDebugStringConvertible, CustomStringConvertible, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  public var debugDescription: String { description }
}

/// See [WidgetRenderingMode](https://developer.apple.com/documentation/widgetkit/widgetrenderingmode).
public struct WidgetRenderingMode: Equatable, Sendable {
  private let name: String

  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsWidgetContainerBackgroundKey.self] }
    set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
  }

  public var showsWidgetLabel: Bool {
    get { self[ShowsWidgetLabelKey.self] }
    set { self[ShowsWidgetLabelKey.self] = newValue }
  }

  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  public var isActivityFullscreen: Bool {
    get { self[IsActivityFullscreenKey.self] }
    set { self[IsActivityFullscreenKey.self] = newValue }
  }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue: WidgetFamily = .systemMedium
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue: WidgetRenderingMode = .fullColor
}

private struct ShowsWidgetContainerBackgroundKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private struct ShowsWidgetLabelKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private struct WidgetContentMarginsKey: EnvironmentKey {
  static let defaultValue: EdgeInsets = EdgeInsets()
}

private struct IsActivityFullscreenKey: EnvironmentKey {
  static let defaultValue: Bool = false
}
