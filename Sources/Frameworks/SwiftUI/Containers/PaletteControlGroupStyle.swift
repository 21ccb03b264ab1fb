/// See [PaletteControlGroupStyle](https://developer.apple.com/documentation/swiftui/palettecontrolgroupstyle).
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
}
