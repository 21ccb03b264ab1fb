import UIKit

/// The settings of a device as it comes; see `UIAccessibility`.
extension EnvironmentValues {
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }

  @MainActor public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }

  @MainActor public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }

  @MainActor public var accessibilityDifferentiateWithoutColor: Bool {
    UIAccessibility.shouldDifferentiateWithoutColor
  }

  @MainActor public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }

  @MainActor public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }

  public var accessibilityVoiceOverEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning }
  }

  public var accessibilitySwitchControlEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isSwitchControlRunning }
  }

  public var accessibilityLargeContentViewerEnabled: Bool { false }

  public var legibilityWeight: LegibilityWeight? { .regular }

  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
