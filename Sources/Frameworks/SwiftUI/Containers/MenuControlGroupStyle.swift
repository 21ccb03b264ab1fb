/// See [MenuControlGroupStyle](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle).
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}
