/// What `badge` puts around a view: a tab shows it at its button, a row of a list at its end.
public struct _BadgeModifier: ViewModifier, ListedTrait {
  let text: String?
  @Environment(\.isListRow) private var isListRow

  init(text: String?) { self.text = text }

  public func body(content: Content) -> some View {
    if isListRow, let text {
      HStack {
        content
        Spacer()
        Text(verbatim: text).foregroundColor(.secondary)
      }
    } else {
      content
    }
  }

  func write(to view: inout ListedView) { view.badge = text }
}
