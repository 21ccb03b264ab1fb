import Foundation

/// An alignment as layout handles it, of either axis.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let isVertical: Bool

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
