import Synchronization
@_spi(Windfall) import UIKit

/// What a results controller has: objects in order, and where sections begin.
struct ResultsContent {
  private(set) var objects: [NSObject]
  private(set) var names: [String] = []
  private(set) var starts: [Int] = []

  init(_ objects: [NSObject], sectionKeyPath: String?) {
    self.objects = objects
    guard let sectionKeyPath else {
      names = [""]
      starts = [0]
      return
    }
    for (index, object) in objects.enumerated() {
      let name = Self.name(of: object, sectionKeyPath)
      guard name != names.last else { continue }
      names.append(name)
      starts.append(index)
    }
  }

  private static func name(of object: NSObject, _ path: String) -> String {
    let value = (object as? NSManagedObject).map { $0.value(forKeyPath: path) } ?? object.value(forKeyPath: path)
    switch ValueCoding.unwrapped(value) {
    case let text as String: return text
    case let number as NSNumber: return number.stringValue
    case let value?: return "\(value)"
    case nil: return ""
    }
  }

  func range(of section: Int) -> Range<Int> {
    starts[section]..<(section + 1 < starts.count ? starts[section + 1] : objects.count)
  }

  func object(at path: IndexPath) -> NSObject? {
    guard path.count == 2, starts.indices.contains(path[0]) else { return nil }
    let range = range(of: path[0])
    let index = range.lowerBound + path[1]
    return range.contains(index) ? objects[index] : nil
  }

  func path(_ index: Int) -> IndexPath {
    let section = (starts.firstIndex { $0 > index } ?? starts.count) - 1
    return IndexPath(indexes: [section, index - starts[section]])
  }

  func indexPath(of object: NSObject) -> IndexPath? { objects.firstIndex { $0 === object }.map { path($0) } }

  /// The sections with the identifiers of their objects, which do not change once they are told.
  func snapshot(reloading updated: [NSObject]) -> NSDiffableDataSourceSnapshot<String, NSManagedObjectID> {
    let managed = objects.compactMap { $0 as? NSManagedObject }
    let temporary = managed.filter(\.id.isTemporary)
    // Where no store can give one, the temporary identifier is as good.
    if !temporary.isEmpty { try? temporary[0].context?.obtainPermanentIDs(for: temporary) }
    var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
    for index in names.indices {
      snapshot.appendSections([names[index]])
      snapshot.appendItems(managed[range(of: index)].map(\.identifier), toSection: names[index])
    }
    snapshot.reloadItems(updated.compactMap { ($0 as? NSManagedObject)?.identifier })
    return snapshot
  }
}

/// One section as it is told to delegates.
struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let content: ResultsContent
  let index: Int
  /// Its objects have left it, or are gone.
  var isGone = false

  var numberOfObjects: Int { isGone ? 0 : content.range(of: index).count }

  var objects: [Any]? { isGone ? [] : Array(content.objects[content.range(of: index)]) }
}

/// What controllers said of the caches that they name: a cache is of one request only.
enum ResultsCache {
  private static let known = Mutex<[String: String]>([:])

  static func check(_ name: String, _ request: NSFetchRequest<NSFetchRequestResult>, _ sections: String?) {
    let sorts = (request.sortDescriptors ?? []).map { "\($0.key ?? "")\($0.ascending)" }
    let text = "\(request.entityName ?? "") \(request.predicate.map { "\($0)" } ?? "") \(sorts) \(sections ?? "")"
    let old = known.withLock { known in
      let old = known[name]
      known[name] = text
      return old
    }
    if let old, old != text {
      stop(
        .internalInconsistencyException,
        "FATAL ERROR: The persistent cache of section information does not match the current configuration.  You have "
          + "illegally mutated the NSFetchedResultsController's fetch request, its predicate, or its sort descriptor "
          + "without either disabling caching or using +deleteCacheWithName:")
    }
  }

  static func delete(_ name: String?) {
    known.withLock { if let name { $0[name] = nil } else { $0 = [:] } }
  }
}
