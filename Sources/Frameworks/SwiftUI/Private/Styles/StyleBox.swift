/// A style of any type that makes views of a configuration.
struct StyleBox<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView
}

/// What `LabeledContent` ends in: it asks the style of the environment.
struct StyledContent: View {
  let label: AnyView
  let content: AnyView
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    style.makeBody(LabeledContentStyleConfiguration(label: .init(view: label), content: .init(view: content)))
  }
}
