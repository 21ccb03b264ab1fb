@_spi(Windfall) import UIKit

/// Keeps what a request finds up to date with its context, without fetching again.
@_spi(Windfall) public final class ResultsFollower: ContextFollower {
  private let request: NSFetchRequest<NSFetchRequestResult>
  private let context: NSManagedObjectContext
  private let sectionKeyPath: String?
  private(set) var content: ResultsContent?
  weak var owner: NSFetchedResultsController<NSFetchRequestResult>?
  /// Called after each change, for queries of views.
  public var didChange: (() -> Void)?
  private var plan: FetchPlan?
  private var operation: FetchOperation?

  public init(
    _ request: NSFetchRequest<NSFetchRequestResult>, _ context: NSManagedObjectContext, _ sectionKeyPath: String?
  ) {
    self.request = request
    self.context = context
    self.sectionKeyPath = sectionKeyPath
    super.init()
  }

  public func fetch() throws {
    let operation = try FetchOperation(request, in: context)
    self.operation = operation
    plan = try operation.plan()
    let content = ResultsContent(try operation.results(), sectionKeyPath: sectionKeyPath)
    self.content = content
    context.followers.add(self)
    if let owner, let delegate = owner.delegate, request.resultType.isEmpty {
      delegate.controller(owner, didChangeContentWith: .init(lazily: { content.snapshot(reloading: []) }))
    }
  }

  public var objects: [NSObject] { content?.objects ?? [] }

  var sections: [any NSFetchedResultsSectionInfo]? {
    content.map { content in content.names.indices.map { section($0, of: content) } }
  }

  private func section(_ index: Int, of content: ResultsContent) -> ResultsSection {
    let name = content.names[index]
    return ResultsSection(name: name, indexTitle: indexTitle(of: name), content: content, index: index)
  }

  func indexTitle(of name: String) -> String? {
    guard let owner, let delegate = owner.delegate else { return name.first.map { String($0).uppercased() } }
    return delegate.controller(owner, sectionIndexTitleForSectionName: name)
  }

  // MARK: - Changes

  override func contextDidReset() {
    content = nil
    didChange?()
  }

  override func contextDidChange(_ changes: ContextChanges) {
    guard let content, let plan, let operation, request.resultType.isEmpty else { return }
    let isWanted: (NSManagedObject) -> Bool = { [request] object in
      request.includesSubentities
        ? object.managed.isKind(of: operation.managed.entity.index)
        : object.managed.entity.index == operation.managed.entity.index
    }
    let touched = (changes.inserted + changes.updated + changes.refreshed).filter(isWanted)
    let deleted = changes.deleted.filter(isWanted)
    guard !touched.isEmpty || !deleted.isEmpty else { return }
    let gone = Set((touched + deleted).map { ObjectIdentifier($0) })
    var objects = content.objects
    objects.removeAll { gone.contains(ObjectIdentifier($0)) }
    for object in touched where !object.isDeleted && object.context != nil {
      guard (try? plan.holds(for: object)) == true else { continue }
      objects.insert(object, at: place(of: object, in: objects, plan))
    }
    if request.fetchLimit > 0, objects.count > request.fetchLimit {
      objects.removeLast(objects.count - request.fetchLimit)
    }
    let new = ResultsContent(objects, sectionKeyPath: sectionKeyPath)
    let difference = ResultsDifference(from: content, to: new, touched: touched)
    guard !difference.isEmpty else { return }
    tell(difference, old: content, new: new)
  }

  private func place(of object: NSManagedObject, in objects: [NSObject], _ plan: FetchPlan) -> Int {
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      guard let other = objects[middle] as? NSManagedObject else { return objects.count }
      let order = plan.order(object, other)
      let isBefore = order == .orderedAscending || order == .orderedSame && comesFirst(object, other)
      if isBefore { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// What the order does not decide stands as in the store: what is new at the end.
  private func comesFirst(_ object: NSManagedObject, _ other: NSManagedObject) -> Bool {
    if object.id.isTemporary != other.id.isTemporary { return other.id.isTemporary }
    return object.id.isTemporary ? object.id.key > other.id.key : object.id.key < other.id.key
  }

  private func tell(_ difference: ResultsDifference, old: ResultsContent, new: ResultsContent) {
    guard let owner, let delegate = owner.delegate else {
      content = new
      didChange?()
      return
    }
    // The delegate sees the new content when it is told of it all at once.
    content = new
    let isTold =
      ResultsForm.snapshot.isTaken(by: delegate) {
        let updated = difference.changes.filter { $0.type == .update }.map(\.object)
        delegate.controller(owner, didChangeContentWith: .init(lazily: { new.snapshot(reloading: updated) }))
      }
      || ResultsForm.difference.isTaken(by: delegate) {
        let ids = CollectionDifference(new.objects.map(id), from: old.objects.map(id))
        delegate.controller(owner, didChangeContentWith: ids)
      }
    guard !isTold else { return }
    content = old
    delegate.controllerWillChangeContent(owner)
    content = new
    for index in difference.deletedSections {
      var gone = section(index, of: old)
      gone.isGone = true
      delegate.controller(owner, didChange: gone, atSectionIndex: index, for: .delete)
    }
    for index in difference.insertedSections {
      delegate.controller(owner, didChange: section(index, of: new), atSectionIndex: index, for: .insert)
    }
    for change in difference.changes {
      delegate.controller(
        owner, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(owner)
  }

  private func id(_ object: NSObject) -> NSManagedObjectID {
    guard let object = object as? NSManagedObject else { preconditionFailure("only objects are followed") }
    return object.identifier
  }
}

extension CollectionDifference where ChangeElement == NSManagedObjectID {
  init(_ new: [NSManagedObjectID], from old: [NSManagedObjectID]) { self = new.difference(from: old) }
}
