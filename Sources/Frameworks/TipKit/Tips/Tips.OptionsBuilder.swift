extension Tips {
  /// See [Tips.OptionsBuilder](https://developer.apple.com/documentation/tipkit/tips/optionsbuilder).
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] { components.flatMap { $0 } }
  }
}
