/// The view or guide of a box, as long as it is there; the rules of a box keep this in the box's place, for the box keeps
/// them.
@MainActor final class LayoutItemReference {
  private(set) weak var item: (any LayoutItem)?

  init(_ item: any LayoutItem) { self.item = item }

  var view: UIView? { item as? UIView }

  var name: String { item.map { NSLayoutConstraint.name(of: $0) } ?? "(a view that is gone)" }
}
