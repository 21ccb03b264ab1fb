import TestDoubles

@MainActor @TestDoubles protocol Showing: AnyObject {
  var text: String { get set }
  init?(text: String)
  func show(_ text: String, completion: (() -> Void)?)
  nonisolated func name() -> String
  static func reset()
}
