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
