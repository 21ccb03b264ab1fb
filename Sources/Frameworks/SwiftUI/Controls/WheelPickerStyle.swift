/// See [WheelPickerStyle](https://developer.apple.com/documentation/swiftui/wheelpickerstyle).
public struct WheelPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .wheel }

  public init() {}
}
