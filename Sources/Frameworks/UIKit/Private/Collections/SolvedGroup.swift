/// A group of a compositional layout with all that is in it, placed from the group's origin.
struct SolvedGroup {
  struct Leaf {
    var frame: CGRect
    let selfSizing: SelfSizing
    var zIndex = 0
  }

  struct Supplementary {
    let kind: String
    /// The item that it is at, counted in the group.
    let leaf: Int
    var frame: CGRect
    let zIndex: Int
  }

  var size: CGSize
  var leaves: [Leaf] = []
  var supplementaries: [Supplementary] = []
  /// How many items fit depends on their sizes, which are estimates.
  var hasOpenCount = false

  /// Adds what is in another group, moved to its place in this one.
  mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
    let first = leaves.count
    for var leaf in other.leaves {
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      leaves.append(leaf)
    }
    for supplementary in other.supplementaries {
      supplementaries.append(
        Supplementary(
          kind: supplementary.kind, leaf: first + supplementary.leaf,
          frame: supplementary.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: supplementary.zIndex))
    }
    hasOpenCount = hasOpenCount || other.hasOpenCount
  }
}
