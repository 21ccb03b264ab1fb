/// See [MenuPickerStyle](https://developer.apple.com/documentation/swiftui/menupickerstyle).
public struct MenuPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .menu }

  public init() {}
}
