/// See [DefaultPickerStyle](https://developer.apple.com/documentation/swiftui/defaultpickerstyle).
public struct DefaultPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .menu }

  public init() {}
}
