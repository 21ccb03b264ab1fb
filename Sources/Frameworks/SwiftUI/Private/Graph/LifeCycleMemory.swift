/// What a life cycle modifier keeps between updates.
@MainActor
final class LifeCycleMemory {
  var object: AnyObject?
  var task: Task<Void, Never>?
}
