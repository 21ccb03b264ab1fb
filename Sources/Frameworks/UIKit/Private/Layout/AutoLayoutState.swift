/// What a view has to do with constraints, for views that have.
@MainActor final class AutoLayoutState {
  /// Some constraint has been active in this process; until then no view needs an engine.
  static var isInUse = false

  var constraints: [NSLayoutConstraint] = []
  /// Active constraints on the view that another one holds.
  var outerConstraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var roleGuides: [UILayoutGuide] = []
  /// Only in the topmost view.
  var engine: LayoutEngine?
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var compressionResistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  var margins: UIEdgeInsets?
}
