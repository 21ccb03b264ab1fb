/// The line around a shape, as a shape of its own: it can be turned, filled and cut further.
struct StrokedShape<Content: Shape>: Shape {
  let shape: Content
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  nonisolated var body: some View { shape.stroke(ForegroundStyle(), style: style) }
}
