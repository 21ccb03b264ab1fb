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

  public func update(_ content: ActivityContent<ContentState>) async { nothing }

  public func update(using contentState: ContentState) async { nothing }

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
