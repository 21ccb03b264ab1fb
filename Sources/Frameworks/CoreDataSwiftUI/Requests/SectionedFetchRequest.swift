import CoreData
import SwiftUI

/// https://developer.apple.com/documentation/swiftui/sectionedfetchrequest
@propertyWrapper
@preconcurrency @MainActor
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @preconcurrency DynamicProperty
{
  /// https://developer.apple.com/documentation/swiftui/sectionedfetchrequest/configuration
  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @StateObject private var query = Query<Result>()
  private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
  private let make: () -> NSFetchRequest<Result>
  private let transaction: Transaction

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier, transaction: Transaction(animation: animation))
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    make = { fetchRequest }
    self.sectionIdentifier = sectionIdentifier
    self.transaction = transaction
  }

  fileprivate init(
    _ sectionIdentifier: KeyPath<Result, SectionIdentifier>, _ animation: Animation?,
    make: @escaping () -> NSFetchRequest<Result>
  ) {
    self.make = make
    self.sectionIdentifier = sectionIdentifier
    transaction = Transaction(animation: animation)
  }

  public mutating func update() {
    query.update(context, sectionKeyPath: sectionIdentifier, transaction, make: make)
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(query, query.sectionKeyPath(or: sectionIdentifier))
  }

  public var projectedValue: Binding<Configuration> {
    let (query, identifier) = (query, sectionIdentifier)
    return Binding(
      get: {
        Configuration(
          sectionIdentifier: query.sectionKeyPath(or: identifier),
          nsSortDescriptors: query.sortDescriptors, nsPredicate: query.predicate)
      },
      set: { configuration in
        query.sectionKeyPath = configuration.sectionIdentifier
        query.configure(sortDescriptors: configuration.nsSortDescriptors, predicate: configuration.nsPredicate)
      })
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// An empty list is one of the other kind, which a generic type would not choose by itself.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sectionIdentifier, animation) { Query.request(sortDescriptors, predicate) }
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sectionIdentifier, animation) {
      Query.request(Array(sortDescriptors), predicate)
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/sectionedfetchresults
@preconcurrency @MainActor
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @preconcurrency RandomAccessCollection
{
  /// https://developer.apple.com/documentation/swiftui/sectionedfetchresults/section
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    private let elements: ArraySlice<Result>

    init(id: SectionIdentifier, elements: ArraySlice<Result>) {
      self.id = id
      self.elements = elements
    }

    public var startIndex: Int { 0 }

    public var endIndex: Int { elements.count }

    public subscript(position: Int) -> Result { elements[elements.startIndex + position] }
  }

  private let query: Query<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>
  private let sections: [Section]

  init(_ query: Query<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    self.query = query
    self.identifier = identifier
    var sections: [Section] = []
    let all = query.results
    var start = 0
    for index in all.indices {
      let id = all[index][keyPath: identifier]
      let isLast = index == all.count - 1
      guard isLast || all[index + 1][keyPath: identifier] != id else { continue }
      sections.append(Section(id: id, elements: all[start...index]))
      start = index + 1
    }
    self.sections = sections
  }

  public var nsPredicate: NSPredicate? {
    get { query.predicate }
    nonmutating set { query.configure(sortDescriptors: query.sortDescriptors, predicate: newValue) }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { query.sortDescriptors }
    nonmutating set { query.configure(sortDescriptors: newValue, predicate: query.predicate) }
  }

  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { query.sectionKeyPath(or: identifier) }
    nonmutating set {
      query.sectionKeyPath = newValue
      query.configure(sortDescriptors: query.sortDescriptors, predicate: query.predicate)
    }
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { sections.count }

  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// Those that were made of Swift's; others are seen as `nsSortDescriptors`.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.origins() }
    nonmutating set { nsSortDescriptors = Array(newValue) }
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// Those that were made of Swift's; others are seen as `nsSortDescriptors`.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.origins() }
    set { nsSortDescriptors = Array(newValue) }
  }
}
