/// What `LabeledContent` ends in: it asks the style of the environment.
struct StyledContent: View {
  let label: AnyView
  let content: AnyView
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    style.makeBody(LabeledContentStyleConfiguration(label: .init(view: label), content: .init(view: content)))
  }
}
