import WindfallCore

/// What a view remembers of its last publication, so that only what changed is built again.
struct PublishingState {
  var staleness: Staleness = [.placement, .content, .structure]
  /// Subviews that have changed since; complete unless the structure is stale.
  var staleSubviews: [UIView] = []

  /// In the coordinates of the superview.
  var elements: [Element] = []
  var group: DisplayGroup?

  /// The elements of all subviews, in the coordinates of this view.
  var subviewElements: [Element] = []
  var subviewDrawing = SubviewDrawing([])
  var ownItems: [DisplayItem] = []
  /// Elements of subviews are not simply listed one after the other: the parts cannot be exchanged singly.
  var hasSpecialOrder = false

  /// What of it the superview has listed: it may have been drawn by itself since.
  var listed: (elements: [Element], group: DisplayGroup?) = ([], nil)
  /// Where this view's elements start in the superview's list.
  var elementIndex = 0
  /// Where this view's group is in the superview's list.
  var itemIndex = 0
}

/// How a view and what is in it appear in the element tree.
@_spi(Windfall) public enum ElementPublishing: Sendable {
  /// An accessibility element is one element; any other view is an element around those of its subviews.
  case automatic
  /// The view has no element; those of its subviews take its place.
  case transparent
  /// An element that keeps those of its subviews.
  case elementWithChildren
  /// Neither the view nor its subviews have elements.
  case hidden
}

/// What has changed in a view since it was last published.
struct Staleness: OptionSet {
  let rawValue: UInt8

  /// Where the view is.
  static let placement = Staleness(rawValue: 1 << 0)
  /// What the view itself draws, or its element's attributes.
  static let content = Staleness(rawValue: 1 << 1)
  /// Something in the subviews named in the list of stale subviews.
  static let subviews = Staleness(rawValue: 1 << 2)
  /// Which subviews there are, or their order.
  static let structure = Staleness(rawValue: 1 << 3)
  /// How the view is drawn: opacity, background, border, clipping. Elements do not show it.
  static let decoration = Staleness(rawValue: 1 << 4)
}

/// Which parts of a view's subtree wait for layout.
struct LayoutState {
  var needsLayout = true
  /// The view or something below it waits.
  var isPending = true
  /// The view's controller is told that its subviews are laid out.
  var isEnding = false
  /// Subviews that wait; complete unless all may.
  var pendingSubviews: [UIView] = []
  var allSubviewsMayWait = false
  /// The engine of the tree has variables for the view's frame.
  var isInEngine = false
  /// The frame is set, not solved.
  var followsAutoresizingMask = true
  var needsUpdateConstraints = true
  /// The view or something below it waits for `updateConstraints`.
  var isUpdatePending = true
  var needsUpdateProperties = true
  /// The same of the view's controller.
  var controllerNeedsUpdateProperties = true
  /// Where in the box the view's centre is.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}
