/// What makes the views of elements one by one.
@MainActor
protocol LazyElementSource: AnyObject {
  func make(_ element: LazyElement)
}
