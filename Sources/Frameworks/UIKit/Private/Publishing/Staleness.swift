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
