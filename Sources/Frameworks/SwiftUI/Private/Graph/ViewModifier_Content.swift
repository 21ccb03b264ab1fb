/// Stands for the modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PlacedContent {
  let source: ContentSource
}
