@_spi(Windfall) import SwiftData

/// See [Query](https://developer.apple.com/documentation/swiftdata/query).
@preconcurrency @MainActor
public struct Query<Element: PersistentModel, Result>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) public var modelContext
  @StateObject private var results = QueryResults<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let animation: Animation?

  init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    self.descriptor = descriptor
    self.animation = animation
  }

  /// What the last fetch failed with.
  public var fetchError: (any Error)? { results.error }

  public func update() { results.prepare(descriptor, in: modelContext, animation: animation) }
}

extension Query where Result == [Element] {
  /// Fetched when the view's body asks for the first time, and kept up to date from then on.
  public var wrappedValue: [Element] { results.elements }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor, animation) }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction?.animation)
  }

  public init() { self.init(FetchDescriptor(), nil) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction?.animation) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction?.animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction?.animation)
  }
}

/// See [Query()](https://developer.apple.com/documentation/swiftdata/query()).
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
