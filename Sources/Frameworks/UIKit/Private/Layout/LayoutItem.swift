/// What constraints can be on: views and guides.
@MainActor protocol LayoutItem: AnyObject {
  /// The view whose place in the hierarchy counts.
  var layoutOwner: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owner }
}

/// The view or guide of a box, as long as it is there; the rules of a box keep this in the box's place, for the box keeps
/// them.
@MainActor final class LayoutItemReference {
  private(set) weak var item: (any LayoutItem)?

  init(_ item: any LayoutItem) { self.item = item }

  var view: UIView? { item as? UIView }

  var name: String { item.map { NSLayoutConstraint.name(of: $0) } ?? "(a view that is gone)" }
}

/// What a controller's bars cover at one end of its view, for those who do not ask the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(atTopOf view: UIView, _ isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safe.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }
}

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
