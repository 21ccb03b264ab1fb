/// What differs between two contents, in the order in which delegates are told.
struct ResultsDifference {
  struct Change {
    var object: NSObject
    var type: NSFetchedResultsChangeType
    var old: IndexPath?
    var new: IndexPath?
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var changes: [Change] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty }

  init(from old: ResultsContent, to new: ResultsContent, touched: [NSManagedObject]) {
    let oldNames = Set(old.names)
    let newNames = Set(new.names)
    deletedSections = old.names.indices.filter { !newNames.contains(old.names[$0]) }
    insertedSections = new.names.indices.filter { !oldNames.contains(new.names[$0]) }
    let touchedIDs = Set(touched.map { ObjectIdentifier($0) })
    let before = Self.places(old)
    let after = Self.places(new)
    for (index, object) in old.objects.enumerated() where after[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, type: .delete, old: old.path(index)))
    }
    for (index, object) in new.objects.enumerated() where before[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, type: .insert, new: new.path(index)))
    }
    // An object has moved where it stands between others that have not been touched.
    let oldRanks = Self.ranks(old, touchedIDs, common: after)
    let newRanks = Self.ranks(new, touchedIDs, common: before)
    var updates: [Change] = []
    var moves: [Change] = []
    var lastPlace = -1
    for (index, object) in new.objects.enumerated() where touchedIDs.contains(ObjectIdentifier(object)) {
      guard let place = before[ObjectIdentifier(object)] else { continue }
      let (from, to) = (old.path(place), new.path(index))
      let hasSection = old.names[from[0]] == new.names[to[0]]
      let isInOrder = place > lastPlace
      if hasSection, isInOrder, oldRanks[ObjectIdentifier(object)] == newRanks[ObjectIdentifier(object)] {
        lastPlace = place
        updates.append(Change(object: object, type: .update, old: from, new: to))
      } else {
        moves.append(Change(object: object, type: .move, old: from, new: to))
      }
    }
    changes += updates + moves
  }

  private static func places(_ content: ResultsContent) -> [ObjectIdentifier: Int] {
    Dictionary(content.objects.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
  }

  /// How many untouched objects that are in both stand before each touched one.
  private static func ranks(
    _ content: ResultsContent, _ touched: Set<ObjectIdentifier>, common: [ObjectIdentifier: Int]
  ) -> [ObjectIdentifier: Int] {
    var rank = 0
    var result: [ObjectIdentifier: Int] = [:]
    for object in content.objects {
      if touched.contains(ObjectIdentifier(object)) {
        result[ObjectIdentifier(object)] = rank
      } else if common[ObjectIdentifier(object)] != nil {
        rank += 1
      }
    }
    return result
  }
}
