import Foundation

/// What a system says of itself and of its settings, as a simulator does where nobody has changed any.
extension EnvironmentValues {
  private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  private enum CorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum HorizontalKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
  private enum VerticalKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
  private enum IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum HoverKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }

  public var accessibilityDimFlashingLights: Bool { false }

  public var accessibilityPlayAnimatedImages: Bool { true }

  public var isSceneCaptured: Bool { false }

  /// Rows have one size where there is no setting for them.
  public var sidebarRowSize: SidebarRowSize { .medium }

  /// The case that views around ask for; each text has the one that was set on it.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// Whether fields correct what is typed is said by the modifier of the name.
  public var autocorrectionDisabled: Bool {
    get { self[CorrectionKey.self] }
    set { self[CorrectionKey.self] = newValue }
  }

  /// Headers are as high as their contents.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// There are no indicators, whatever is said here.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// There are no indicators, whatever is said here.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// Menus have no indicators.
  public var menuIndicatorVisibility: Visibility {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }

  /// Nothing hovers over views.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverKey.self] }
    set { self[HoverKey.self] = newValue }
  }

  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

/// See [BackgroundProminence](https://developer.apple.com/documentation/swiftui/backgroundprominence).
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// See [SidebarRowSize](https://developer.apple.com/documentation/swiftui/sidebarrowsize).
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}
