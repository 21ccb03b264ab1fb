/// See [GroupedFormStyle](https://developer.apple.com/documentation/swiftui/groupedformstyle).
public struct GroupedFormStyle: FormStyle {
  public init() {}
}
