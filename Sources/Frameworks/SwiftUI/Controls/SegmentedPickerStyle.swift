/// See [SegmentedPickerStyle](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle).
public struct SegmentedPickerStyle: PickerStyle {
  public var _kind: _PickerKind { .segments }

  public init() {}
}
