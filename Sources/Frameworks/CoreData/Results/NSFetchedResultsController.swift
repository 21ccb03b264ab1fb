import UIKit

/// https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
nonisolated open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private let follower: ResultsFollower
  private var isEmpty = false

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors == nil {
      stop(
        .invalidArgumentException,
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    follower = ResultsFollower(fetchRequest.erased, context, sectionNameKeyPath)
    super.init()
    follower.owner = windfallErasedCast(self, to: NSFetchedResultsController<NSFetchRequestResult>.self)
  }

  /// One that has nothing to fetch: a place is filled with it until there is a request.
  public override convenience init() {
    self.init(unordered: NSFetchRequest<ResultType>(), in: NSManagedObjectContext(.privateQueue))
    isEmpty = true
  }

  /// One for SwiftData, whose queries need no order.
  @_spi(Windfall) public init(unordered fetchRequest: NSFetchRequest<ResultType>, in context: NSManagedObjectContext) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    sectionNameKeyPath = nil
    cacheName = nil
    follower = ResultsFollower(fetchRequest.erased, context, nil)
    super.init()
    follower.owner = windfallErasedCast(self, to: NSFetchedResultsController<NSFetchRequestResult>.self)
  }

  open func performFetch() throws {
    if isEmpty {
      stop(
        .invalidArgumentException,
        "An instance of NSFetchedResultsController requires a non-nil fetchRequest and managedObjectContext")
    }
    if let cacheName { ResultsCache.check(cacheName, fetchRequest.erased, sectionNameKeyPath) }
    try follower.fetch()
  }

  open class func deleteCache(withName name: String?) { ResultsCache.delete(name) }

  open var fetchedObjects: [ResultType]? { follower.content?.objects.compactMap { $0 as? ResultType } }

  open var sections: [any NSFetchedResultsSectionInfo]? { follower.sections }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = follower.content?.object(at: indexPath) as? ResultType else {
      stop(
        .invalidArgumentException,
        "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? { follower.content?.indexPath(of: object) }

  // MARK: - Index

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? { follower.indexTitle(of: sectionName) }

  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in follower.content?.names ?? [] {
      if let title = sectionIndexTitle(forSectionName: section), titles.last != title { titles.append(title) }
    }
    return titles
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    follower.content?.names.firstIndex { sectionIndexTitle(forSectionName: $0) == title } ?? 0
  }
}

/// https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// https://developer.apple.com/documentation/coredata/nsfetchedresultschangetype
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

/// What a delegate that does not have a method does.
extension NSFetchedResultsControllerDelegate {
  /// Says that the delegate wants the other forms.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { ResultsForm.isRefused = true }

  /// Says that the delegate wants the other forms.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { ResultsForm.isRefused = true }

  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}

  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}

  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}

  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}
