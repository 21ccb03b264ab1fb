import TestDoubles

/// Takes and gives closures of all kinds.
@TestDoubles protocol Handling {
  var handler: (() -> Void)? { get set }
  func nonescaping(_ body: (Int) -> String) -> String
  func two(first: (Int) -> Void, second: @escaping () -> Void)
  func evaluated(_ value: @autoclosure () -> Int) -> Int
  func throwing(_ value: @autoclosure @escaping () throws -> Int) throws
  func onMain(_ done: @escaping @MainActor () -> Void)
  func returned() -> (Int) -> String
}
