/// What `tabItem` puts around a view: outside of a tab view it shows nothing.
public struct _TabItemModifier: ViewModifier, ListedTrait {
  let label: AnyView

  public func body(content: Content) -> some View { content }

  func write(to view: inout ListedView) { view.tabItem = label }
}
