/// See [InlinePickerStyle](https://developer.apple.com/documentation/swiftui/inlinepickerstyle).
public struct InlinePickerStyle: PickerStyle {
  public var _kind: _PickerKind { .rows }

  public init() {}
}
