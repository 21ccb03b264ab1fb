/// See [PickerStyle](https://developer.apple.com/documentation/swiftui/pickerstyle).
@preconcurrency @MainActor
public protocol PickerStyle {
  nonisolated var _kind: _PickerKind { get }
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

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
      .modifier(PickerStyleWriter(style: style))
  }
}

/// See [DefaultPickerStyle](https://developer.apple.com/documentation/swiftui/defaultpickerstyle).
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public var _kind: _PickerKind { .menu }

  nonisolated public init() {}
}

/// See [InlinePickerStyle](https://developer.apple.com/documentation/swiftui/inlinepickerstyle).
public struct InlinePickerStyle: PickerStyle {
  nonisolated public var _kind: _PickerKind { .rows }

  nonisolated public init() {}
}

/// See [MenuPickerStyle](https://developer.apple.com/documentation/swiftui/menupickerstyle).
public struct MenuPickerStyle: PickerStyle {
  nonisolated public var _kind: _PickerKind { .menu }

  nonisolated public init() {}
}

/// See [NavigationLinkPickerStyle](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle).
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public var _kind: _PickerKind { .page }

  nonisolated public init() {}
}

/// See [PalettePickerStyle](https://developer.apple.com/documentation/swiftui/palettepickerstyle).
public struct PalettePickerStyle: PickerStyle {
  nonisolated public var _kind: _PickerKind { .segments }

  nonisolated public init() {}
}

/// See [SegmentedPickerStyle](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle).
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public var _kind: _PickerKind { .segments }

  nonisolated public init() {}
}

/// See [WheelPickerStyle](https://developer.apple.com/documentation/swiftui/wheelpickerstyle).
public struct WheelPickerStyle: PickerStyle {
  nonisolated public var _kind: _PickerKind { .wheel }

  nonisolated public init() {}
}
