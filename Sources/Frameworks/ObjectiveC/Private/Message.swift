/// A message on its way to another thread.
struct Message: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func send() { _ = MethodTable.invoke(target: target, selector: selector, arguments: [argument]) }
}
