/// See [NavigationLinkPickerStyle](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle).
public struct NavigationLinkPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .page }

  public init() {}
}
