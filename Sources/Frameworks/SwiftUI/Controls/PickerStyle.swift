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

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentWriter<_PickerKind>> {
    environment(\.pickerKind, style._kind)
  }
}
