@_spi(Windfall) import CoreData
import Foundation
@_spi(Windfall) import FoundationOverlay
import ObjectiveC

/// What a descriptor says, as a request to Core Data.
struct FetchTranslation<Model: PersistentModel> {
  private let entity = ModelEntity.of(Model.self)
  private let descriptor: FetchDescriptor<Model>
  private let predicate: NSPredicate?
  private let order: [NSSortDescriptor]

  init(_ descriptor: FetchDescriptor<Model>, in context: ModelContext) throws {
    self.descriptor = descriptor
    predicate = try descriptor.predicate.map { try PredicateTranslation(in: context).predicate($0) }
    order = try descriptor.sortBy.map { try Self.sortDescriptor($0) }
  }

  func request<Result: NSFetchRequestResult>(_ type: Result.Type) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>(entityName: entity.name)
    request.predicate = predicate
    request.sortDescriptors = order
    request.fetchLimit = descriptor.fetchLimit ?? 0
    request.fetchOffset = descriptor.fetchOffset ?? 0
    request.includesPendingChanges = descriptor.includePendingChanges
    request.relationshipKeyPathsForPrefetching = descriptor.relationshipKeyPathsForPrefetching.compactMap {
      entity.name(of: $0)
    }
    return request
  }

  private static func sortDescriptor(_ descriptor: SortDescriptor<Model>) throws -> NSSortDescriptor {
    guard let keyPath = descriptor.keyPath, let path = SortPath(keyPath) else {
      throw SwiftDataError.unsupportedSortDescriptor.because("\(descriptor) sorts by what is not kept in the store")
    }
    return NSSortDescriptor(
      key: path.key, ascending: descriptor.order == .forward, selector: Selector(descriptor.selectorName))
  }
}

/// The property that a key path sorts by.
struct SortPath {
  let key: String

  /// Nil for what is not kept. A path may lead through relationships to one model.
  init?(_ keyPath: AnyKeyPath) {
    guard let model = type(of: keyPath).rootType as? any PersistentModel.Type, let key = Self.key(keyPath, model)
    else { return nil }
    self.key = key
  }

  private static func key<Model: PersistentModel>(_ keyPath: AnyKeyPath, _ type: Model.Type) -> String? {
    let entity = ModelEntity.of(type)
    if let name = entity.name(of: keyPath) { return name }
    guard let keyPath = keyPath as? PartialKeyPath<Model> else { return nil }
    let names = KeyTrace.names(in: keyPath)
    // A computed property may read several, or one under another name.
    guard names.count > 1, names.count == KeyTrace.length(of: keyPath), entity.leads(names) else { return nil }
    return names.joined(separator: ".")
  }
}
