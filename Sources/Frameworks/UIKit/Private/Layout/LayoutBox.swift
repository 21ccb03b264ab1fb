/// The variables of a view or guide: its frame in its superview or owning view.
@MainActor final class LayoutBox {
  let reference: LayoutItemReference
  /// Left and top.
  let origin: [Int]
  let size: [Int]
  /// A scroll view's content offset, where a constraint crosses its edge.
  var offset: [Int] = []
  /// What keeps the frame that something else than constraints has set.
  var frameRules: [LayoutRule] = []
  /// For both axes: no larger than the content, no smaller than the content.
  var contentRules: [LayoutRule?] = [nil, nil, nil, nil]
  var guideRules: [LayoutRule] = []
  var offsetRules: [LayoutRule] = []
  /// The frame as last solved, on whole pixels.
  var frame: CGRect?
  var insets = UIEdgeInsets.zero
  /// The width that the height of wrapping text was last measured for.
  var measuredWidth = -1.0
  var isRemoved = false

  init(item: any LayoutItem, origin: [Int], size: [Int]) {
    reference = LayoutItemReference(item)
    self.origin = origin
    self.size = size
  }

  var item: (any LayoutItem)? { reference.item }

  var view: UIView? { reference.view }

  var allRules: [LayoutRule] { frameRules + contentRules.compactMap(\.self) + guideRules + offsetRules }

  var variables: [Int] { origin + size + offset }
}
