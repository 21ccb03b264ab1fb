@_spi(Windfall) import CoreData
import Foundation

extension ModelContext {
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let request = try FetchTranslation(descriptor, in: self).request(ModelObject.self)
    return try objects.fetch(request).compactMap { $0.model() as? T }
  }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
    -> FetchResultsCollection<T>
  {
    try stopIfPending(descriptor)
    return FetchResultsCollection(elements: try fetch(descriptor))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try objects.count(for: FetchTranslation(descriptor, in: self).request(ModelObject.self))
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    let request = try FetchTranslation(descriptor, in: self).request(ModelObject.self)
    return try objects.fetch(request).map { PersistentIdentifier($0.objectID) }
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
    -> FetchResultsCollection<PersistentIdentifier>
  {
    try stopIfPending(descriptor)
    return FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
  }

  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Batches come from the store, which does not know what was not saved.
  private func stopIfPending<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws {
    if descriptor.includePendingChanges, hasChanges { throw SwiftDataError.includePendingChangesWithBatchSize }
  }
}
