/// See [AutomaticFormStyle](https://developer.apple.com/documentation/swiftui/automaticformstyle).
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}
