@_spi(Windfall) import UIKit

nonisolated extension View {
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _ForegroundLevelsModifier<S1, S2, S2>> {
    modifier(_ForegroundLevelsModifier(first: primary, second: secondary, third: nil))
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedContent<Self, _ForegroundLevelsModifier<S1, S2, S3>> {
    modifier(_ForegroundLevelsModifier(first: primary, second: secondary, third: tertiary))
  }

  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Tints are colours here: of other styles it is their first.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { environment in
      environment.tint = tint.map { Color(uiColor: UIColor(displayColor: $0._paint(in: environment).color)) }
    }
  }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum HiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether controls inside show their labels.
  var labelsHidden: Bool {
    get { self[HiddenKey.self] }
    set { self[HiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Toggles, pickers and steppers inside keep only their control.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true).modifier(LabelsHiddenModifier()) }
}

/// What `labelsHidden` puts around a view, beside what hides the labels.
struct LabelsHiddenModifier: UnseenModifier {}
