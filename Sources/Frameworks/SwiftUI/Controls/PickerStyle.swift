/// See [PickerStyle](https://developer.apple.com/documentation/swiftui/pickerstyle).
@preconcurrency @MainActor
public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentWriter<_PickerKind>> {
    environment(\.pickerKind, style._kind)
  }
}

/// See [DefaultPickerStyle](https://developer.apple.com/documentation/swiftui/defaultpickerstyle).
public struct DefaultPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .menu }

  public init() {}
}

/// See [InlinePickerStyle](https://developer.apple.com/documentation/swiftui/inlinepickerstyle).
public struct InlinePickerStyle: PickerStyle {
  public var _kind: _PickerKind { .rows }

  public init() {}
}

/// See [MenuPickerStyle](https://developer.apple.com/documentation/swiftui/menupickerstyle).
public struct MenuPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .menu }

  public init() {}
}

/// See [NavigationLinkPickerStyle](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle).
public struct NavigationLinkPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .page }

  public init() {}
}

/// See [PalettePickerStyle](https://developer.apple.com/documentation/swiftui/palettepickerstyle).
public struct PalettePickerStyle: PickerStyle {
  public var _kind: _PickerKind { .segments }

  public init() {}
}

/// See [SegmentedPickerStyle](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle).
public struct SegmentedPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .segments }

  public init() {}
}

/// See [WheelPickerStyle](https://developer.apple.com/documentation/swiftui/wheelpickerstyle).
public struct WheelPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .wheel }

  public init() {}
}
