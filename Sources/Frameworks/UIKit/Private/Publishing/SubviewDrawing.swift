import WindfallCore

/// What all subviews of a view draw, in order.
///
/// Many are kept in groups of a few: a change of one copies its group and the list of groups, not all.
struct SubviewDrawing {
  private static let groupSize = 64

  private var parts: [[DisplayItem]] = []
  private var groups: [DisplayItem] = []
  private var staleParts: Set<Int> = []

  init(_ groups: [DisplayGroup]) {
    for start in stride(from: 0, to: groups.count, by: SubviewDrawing.groupSize) {
      parts.append(groups[start..<min(start + SubviewDrawing.groupSize, groups.count)].map { .group($0) })
    }
    if parts.count > 1 { self.groups = parts.map { .group(DisplayGroup(items: $0)) } }
  }

  mutating func replace(at index: Int, with group: DisplayGroup) {
    let part = index / SubviewDrawing.groupSize
    parts[part][index % SubviewDrawing.groupSize] = .group(group)
    if parts.count > 1 { staleParts.insert(part) }
  }

  mutating func items() -> [DisplayItem] {
    if parts.count < 2 { return parts.first ?? [] }
    for part in staleParts { groups[part] = .group(DisplayGroup(items: parts[part])) }
    staleParts.removeAll()
    return groups
  }
}
