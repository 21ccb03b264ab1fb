/// See [NavigationControlGroupStyle](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle).
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
}
