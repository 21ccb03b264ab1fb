/// See [DynamicOptionsProvider](https://developer.apple.com/documentation/appintents/dynamicoptionsprovider).
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Result

  func results() async throws -> Result

  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// See [ResultsCollection](https://developer.apple.com/documentation/appintents/resultscollection).
public protocol ResultsCollection {
  associatedtype Result

  var items: [Result] { get }
}

extension Array: ResultsCollection {
  public typealias Result = Element

  public var items: [Element] { self }
}

/// See [IntentItemCollection](https://developer.apple.com/documentation/appintents/intentitemcollection).
public struct IntentItemCollection<Result: Sendable>: ResultsCollection {
  public var promptLabel: LocalizedStringResource?
  public var usesIndexedCollation: Bool
  public var sections: [IntentItemSection<Result>]

  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

/// See [IntentItemSection](https://developer.apple.com/documentation/appintents/intentitemsection).
public struct IntentItemSection<Result: Sendable>: Sendable {
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var items: [IntentItem<Result>]

  public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Result]) {
    self.title = title
    self.subtitle = subtitle
    self.items = items.map { IntentItem($0) }
  }
}

/// See [IntentItem](https://developer.apple.com/documentation/appintents/intentitem).
public struct IntentItem<Value: Sendable>: Sendable {
  public var value: Value
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?

  public init(_ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
  }
}
