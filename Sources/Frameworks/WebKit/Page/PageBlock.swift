/// A part of a page that takes the whole width.
enum PageBlock {
  /// Lines, with room above and below, and how far they are moved in.
  case lines([PageInline], margin: Double, indent: Double)
  /// What stands side by side, in equal parts of the width.
  case row([[PageBlock]], indent: Double)
  case rule
}
