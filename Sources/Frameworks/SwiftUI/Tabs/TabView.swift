/// See [TabView](https://developer.apple.com/documentation/swiftui/tabview).
///
/// The views of all tabs are evaluated at once; they appear when their tab is chosen.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabViewKind) private var kind

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    TabHost(pages: ListedView.list(content), choice: selection.map(TabChoice.init), kind: kind)
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
