/// Marks the items of a section's header or footer: they get no row.
struct SectionTextModifier: LayoutModifier {
  func makeItem(_ child: LayoutItem) -> SectionTextItem { SectionTextItem(child: child) }

  func configure(_ item: SectionTextItem, _ environment: EnvironmentValues) -> Bool { false }
}
