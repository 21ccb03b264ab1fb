/// See [ColumnsFormStyle](https://developer.apple.com/documentation/swiftui/columnsformstyle).
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}
