/// A menu style of the framework itself.
@preconcurrency @MainActor
protocol FrameworkMenuStyle: MenuStyle
where Body == Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content> {}

extension FrameworkMenuStyle {
  public func makeBody(configuration: MenuStyleConfiguration) -> Body { Menu(configuration) }
}
