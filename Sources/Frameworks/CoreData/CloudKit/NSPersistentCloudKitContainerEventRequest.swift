@_spi(Windfall) import FoundationOverlay
import WindfallCore

/// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainereventrequest
///
/// Finds events since the stores were loaded: they are not kept.
nonisolated open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
  private enum Choice {
    case after(Date)
    case matching(NSFetchRequest<NSFetchRequestResult>)
  }

  private let choice: Choice
  open var resultType = NSPersistentCloudKitContainerEventResult.ResultType.events

  private init(_ choice: Choice) {
    self.choice = choice
    super.init()
  }

  open class func fetchEvents(after date: Date) -> NSPersistentCloudKitContainerEventRequest { .init(.after(date)) }

  open class func fetchEvents(
    after event: NSPersistentCloudKitContainer.Event?
  ) -> NSPersistentCloudKitContainerEventRequest { .init(.after(event?.startDate ?? .distantPast)) }

  open class func fetchEvents(
    matching fetchRequest: NSFetchRequest<NSFetchRequestResult>
  ) -> NSPersistentCloudKitContainerEventRequest { .init(.matching(fetchRequest)) }

  /// To be given to ``fetchEvents(matching:)`` with a condition.
  open class func fetchForEvents() -> NSFetchRequest<NSFetchRequestResult> { NSFetchRequest(entityName: "Event") }

  private func found(in context: NSManagedObjectContext) throws -> [NSPersistentCloudKitContainer.Event] {
    let events = context.rootCoordinator?.cloudKitEvents.all ?? []
    switch choice {
    case .after(let date): return events.filter { $0.startDate > date }
    case .matching(let request):
      guard let condition = request.predicate?.condition else { return events }
      let compiled = try CompiledPredicate(condition)
      return try events.filter { try compiled.evaluate(with: $0) }
    }
  }
}

extension NSPersistentCloudKitContainerEventRequest: RunnableRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentCloudKitContainerEventResult(try found(in: context), resultType)
  }
}

/// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainereventresult
nonisolated open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult, @unchecked Sendable {
  /// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainereventresult/resulttype-swift.enum
  public enum ResultType: Int, Sendable {
    case events
    case countEvents
  }

  public let result: Any?
  public let resultType: ResultType

  init(_ events: [NSPersistentCloudKitContainer.Event], _ type: ResultType) {
    result = type == .events ? events : NSNumber(value: events.count)
    resultType = type
    super.init()
  }
}
