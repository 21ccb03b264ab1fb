/// A shape that is drawn once more, over what was drawn of it before.
struct LayeredShape<Content: Shape, Background: View>: ShapeView {
  let shape: Content
  let background: Background
  let layer: AnyView

  var body: some View { background.overlay(layer) }
}
