/// See [CompactMenuControlGroupStyle](https://developer.apple.com/documentation/swiftui/compactmenucontrolgroupstyle).
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}
