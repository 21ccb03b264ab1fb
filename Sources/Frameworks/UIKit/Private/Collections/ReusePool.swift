/// Views that are off screen and wait for their next use, and what makes new ones where none waits.
@MainActor struct ReusePool<Key: Hashable, View: UIView> {
  private var makers: [Key: @MainActor (CGRect) -> View?] = [:]
  private var waiting: [Key: [View]] = [:]

  mutating func register(_ key: Key, maker: (@MainActor (CGRect) -> View?)?) { makers[key] = maker }

  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  /// A view that waits, or nil.
  mutating func takeWaiting(_ key: Key) -> View? { waiting[key]?.popLast() }

  /// What makes a new view, which may register others; nil where nothing was registered.
  func maker(of key: Key) -> (@MainActor (CGRect) -> View?)? { makers[key] }

  mutating func recycle(_ view: View, as key: Key) { waiting[key, default: []].append(view) }
}

/// What a collection view's cells and supplementary views are registered under: a kind, which cells do not have, and
/// an identifier.
struct ReuseKey: Hashable {
  var kind: String?
  let identifier: String
}

/// Makes the reuse identifiers of registrations, which tell them apart.
@MainActor enum RegistrationIdentifier {
  private static var count = 0

  static func next(_ viewClass: AnyClass) -> String {
    count += 1
    return "\(viewClass) \(count)"
  }
}
