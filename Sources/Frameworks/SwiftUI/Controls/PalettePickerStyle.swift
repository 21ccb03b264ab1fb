/// See [PalettePickerStyle](https://developer.apple.com/documentation/swiftui/palettepickerstyle).
public struct PalettePickerStyle: PickerStyle {
  public var _kind: _PickerKind { .segments }

  public init() {}
}
