/// The alignment guides that an item or something inside it sets.
struct GuideSet {
  private(set) var hasBaselines = false
  private(set) var keys: [AlignmentKey] = []

  static let none = GuideSet()
  static let baselines: GuideSet = {
    var set = GuideSet()
    set.hasBaselines = true
    return set
  }()

  func contains(_ key: AlignmentKey) -> Bool {
    (hasBaselines && key.isBaseline) || (!keys.isEmpty && keys.contains(key))
  }

  func adding(_ key: AlignmentKey) -> GuideSet {
    var set = self
    if !set.keys.contains(key) { set.keys.append(key) }
    return set
  }

  mutating func formUnion(_ other: GuideSet) {
    hasBaselines = hasBaselines || other.hasBaselines
    for key in other.keys where !keys.contains(key) { keys.append(key) }
  }
}

extension AlignmentKey {
  var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }
}
