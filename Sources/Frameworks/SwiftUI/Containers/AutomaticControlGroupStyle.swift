/// See [AutomaticControlGroupStyle](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle).
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
}
