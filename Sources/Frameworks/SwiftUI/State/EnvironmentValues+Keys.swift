import UIKit
import WindfallCore

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum TraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection { UITraitCollection.current } }
  private enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private enum ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum StyleKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set {
      self[SchemeKey.self] = newValue
      let style = UITraitCollection(userInterfaceStyle: newValue == .dark ? .dark : .light)
      traits = UITraitCollection(traitsFrom: [traits, style])
    }
  }

  public var displayScale: CGFloat { traits.displayScale }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.horizontalSizeClass) }
    set {
      let size = UITraitCollection(horizontalSizeClass: newValue?.traitValue ?? .unspecified)
      traits = UITraitCollection(traitsFrom: [traits, size])
    }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.verticalSizeClass) }
    set {
      let size = UITraitCollection(verticalSizeClass: newValue?.traitValue ?? .unspecified)
      traits = UITraitCollection(traitsFrom: [traits, size])
    }
  }

  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  /// What dynamic colours are resolved with.
  var traits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  var foreground: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue?.withAccent(tint) }
  }

  /// Weight, slant and decoration for text inside.
  var textAttributes: TextAttributes {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  var foregroundPaint: _Paint {
    foreground?.paint(in: self) ?? Color.primary._paint(in: self)
  }
}
