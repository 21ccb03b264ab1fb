@_spi(Windfall) import CoreData
import Foundation

/// Keeps what a fetch has found up to date, and tells of it.
@_spi(Windfall) public final class ModelWatch<Model: PersistentModel>: NSObject, NSFetchedResultsControllerDelegate {
  private let descriptor: FetchDescriptor<Model>
  private let context: ModelContext
  private let controller: NSFetchedResultsController<ModelObject>
  private let changed: ([Model]) -> Void

  public init(
    _ descriptor: FetchDescriptor<Model>, in context: ModelContext, changed: @escaping ([Model]) -> Void
  ) throws {
    self.descriptor = descriptor
    self.context = context
    self.changed = changed
    let request = try FetchTranslation(descriptor, in: context).request(ModelObject.self)
    controller = NSFetchedResultsController(unorderedBy: request, in: context.objects)
    super.init()
    windfallErasedCast(controller, to: NSFetchedResultsController<NSFetchRequestResult>.self).delegate = self
  }

  public func fetch() throws -> [Model] {
    try controller.performFetch()
    return models
  }

  /// Whether it watches the same already.
  public func isSame(_ other: FetchDescriptor<Model>, in context: ModelContext) -> Bool {
    context === self.context && descriptor.isSame(other)
  }

  private var models: [Model] { controller.fetchedObjects?.compactMap { $0.model() as? Model } ?? [] }

  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    changed(models)
  }
}

extension FetchDescriptor {
  /// Views make their descriptors anew each time: predicates are compared by what they say.
  fileprivate func isSame(_ other: FetchDescriptor) -> Bool {
    predicate.map { "\($0)" } == other.predicate.map { "\($0)" } && sortBy == other.sortBy
      && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
      && includePendingChanges == other.includePendingChanges
  }
}
