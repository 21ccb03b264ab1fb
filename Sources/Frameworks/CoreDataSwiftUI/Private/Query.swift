@_spi(Windfall) import CoreData
@_spi(Windfall) import FoundationOverlay
import SwiftUI

/// Keeps what a request of a view finds, and has the view evaluated again when it changes.
@MainActor
final class Query<Result: NSFetchRequestResult>: ObservableObject {
  /// Counts changes, which tells the view of them.
  @Published private var revision = 0
  private var follower: ResultsFollower?
  private var request: NSFetchRequest<Result>?
  private var source: NSFetchRequest<Result>?
  private weak var context: NSManagedObjectContext?
  private var transaction = Transaction()
  private var isConfigured = false
  private var found: [Result]?
  var sectionKeyPath: AnyKeyPath?

  func sectionKeyPath<Value>(or other: KeyPath<Result, Value>) -> KeyPath<Result, Value> {
    sectionKeyPath as? KeyPath<Result, Value> ?? other
  }

  var predicate: NSPredicate? { request?.predicate }

  var sortDescriptors: [NSSortDescriptor] { request?.sortDescriptors ?? [] }

  var results: [Result] {
    if let found { return found }
    let made = follower?.objects.compactMap { $0 as? Result } ?? []
    found = made
    return made
  }

  /// A request for the objects of the class that is looked for.
  static func request(_ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<Result>
  where Result: NSManagedObject {
    let request = NSFetchRequest<Result>()
    request.entity = Result.entity()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    return request
  }

  /// Called before each body: fetches where the context or the request is another one.
  func update(
    _ context: NSManagedObjectContext, sectionKeyPath: AnyKeyPath?, _ transaction: Transaction,
    make: () -> NSFetchRequest<Result>
  ) {
    self.transaction = transaction
    if self.sectionKeyPath == nil { self.sectionKeyPath = sectionKeyPath }
    guard context.persistentStoreCoordinator != nil else {
      return CoreDataError.report(
        "Context in environment is not connected to a persistent store coordinator: \(context)")
    }
    let new = make()
    if self.context === context, source?.asks(like: new) == true { return }
    if source == nil || !isConfigured || self.context !== context {
      request = new.copy() as? NSFetchRequest<Result>
      isConfigured = false
    }
    source = new
    self.context = context
    fetch()
  }

  func configure(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate?) {
    guard let request else { return }
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    isConfigured = true
    tell { self.fetch() }
  }

  private func fetch() {
    guard let context, let request else { return }
    let follower = ResultsFollower(
      windfallErasedCast(request, to: NSFetchRequest<NSFetchRequestResult>.self), context, nil)
    follower.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.tell { self?.found = nil } }
    }
    do {
      try follower.fetch()
    } catch {
      CoreDataError.report("Failed to fetch: \(error)")
    }
    self.follower = follower
    found = nil
  }

  private func tell(_ change: @escaping () -> Void) {
    withTransaction(transaction) {
      revision += 1
      change()
    }
  }
}

extension NSFetchRequest {
  /// Whether both find the same, in the same order.
  fileprivate func asks(like other: NSFetchRequest) -> Bool {
    entityName == other.entityName && predicate == other.predicate && sortDescriptors == other.sortDescriptors
      && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
      && includesSubentities == other.includesSubentities && includesPendingChanges == other.includesPendingChanges
  }
}
