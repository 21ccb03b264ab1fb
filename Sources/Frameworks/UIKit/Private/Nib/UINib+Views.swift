extension UINib {
  /// The one object of a nib that was registered for an identifier.
  func onlyView<View: UIView>(for identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? View else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
          + "which must be a \(View.self) instance")
    }
    return view
  }
}
