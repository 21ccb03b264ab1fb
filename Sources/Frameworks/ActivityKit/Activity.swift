/// See [Activity](https://developer.apple.com/documentation/activitykit/activity).
///
/// As on a device without Live Activities, none begins: a request is answered with `unsupported`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState

  private init() {}

  /// Nothing can ask for what an activity has: none is made.
  private var nothing: Never { fatalError("Activity: none begins here") }

  public static var activities: [Activity<Attributes>] { [] }

  /// Ends at once: none begins.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  public var id: String { nothing }
  public var attributes: Attributes { nothing }
  public var content: ActivityContent<ContentState> { nothing }
  public var contentState: ContentState { nothing }
  public var activityState: ActivityState { nothing }
  public var activityStateUpdates: AsyncStream<ActivityState> { nothing }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { nothing }
  public var pushToken: Data? { nothing }
  public var pushTokenUpdates: AsyncStream<Data> { nothing }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    nothing
  }

  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    nothing
  }

  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    nothing
  }

  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    nothing
  }
}

/// See [ActivityState](https://developer.apple.com/documentation/activitykit/activitystate).
public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale
}

/// See [ActivityAttributes](https://developer.apple.com/documentation/activitykit/activityattributes).
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// See [ActivityAuthorizationError](https://developer.apple.com/documentation/activitykit/activityauthorizationerror).
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
  case networkUnavailable, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported
  case unsupportedTarget, visibility
}

/// See [ActivityUIDismissalPolicy](https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy).
public struct ActivityUIDismissalPolicy: Sendable {
  private let date: Date?

  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// See [ActivityAuthorizationInfo](https://developer.apple.com/documentation/activitykit/activityauthorizationinfo).
///
/// As on a device without Live Activities.
public final class ActivityAuthorizationInfo: Sendable {
  public let areActivitiesEnabled = false
  public let frequentPushesEnabled = false

  public init() {}

  /// Ends at once: nothing changes.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// See [ActivityContent](https://developer.apple.com/documentation/activitykit/activitycontent).
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: Equatable {}
