import CoreData
import SwiftUI

/// https://developer.apple.com/documentation/swiftui/fetchrequest
@propertyWrapper
@preconcurrency @MainActor
public struct FetchRequest<Result: NSFetchRequestResult>: @preconcurrency DynamicProperty {
  /// https://developer.apple.com/documentation/swiftui/fetchrequest/configuration
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @StateObject private var query = Query<Result>()
  private let make: () -> NSFetchRequest<Result>
  private let transaction: Transaction

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, animation: animation)
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    make = { fetchRequest }
    self.transaction = transaction
  }

  fileprivate init(_ animation: Animation?, make: @escaping () -> NSFetchRequest<Result>) {
    self.make = make
    transaction = Transaction(animation: animation)
  }

  public mutating func update() { query.update(context, sectionKeyPath: nil, transaction, make: make) }

  public var wrappedValue: FetchedResults<Result> { FetchedResults(query) }

  public var projectedValue: Binding<Configuration> {
    let query = query
    return Binding(
      get: { Configuration(nsSortDescriptors: query.sortDescriptors, nsPredicate: query.predicate) },
      set: { configuration in
        query.configure(sortDescriptors: configuration.nsSortDescriptors, predicate: configuration.nsPredicate)
      })
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// An empty list is one of the other kind, which a generic type would not choose by itself.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(animation) { Query.request(sortDescriptors, predicate) }
  }

  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(animation) { Query.request(Array(sortDescriptors), predicate) }
  }
}

/// https://developer.apple.com/documentation/swiftui/fetchedresults
@preconcurrency @MainActor
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  private let query: Query<Result>

  init(_ query: Query<Result>) { self.query = query }

  public var nsPredicate: NSPredicate? {
    get { query.predicate }
    nonmutating set { query.configure(sortDescriptors: query.sortDescriptors, predicate: newValue) }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { query.sortDescriptors }
    nonmutating set { query.configure(sortDescriptors: newValue, predicate: query.predicate) }
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { query.results.count }

  public subscript(position: Int) -> Result { query.results[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// Those that were made of Swift's; others are seen as `nsSortDescriptors`.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.origins() }
    nonmutating set { nsSortDescriptors = Array(newValue) }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// Those that were made of Swift's; others are seen as `nsSortDescriptors`.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.origins() }
    set { nsSortDescriptors = Array(newValue) }
  }
}
