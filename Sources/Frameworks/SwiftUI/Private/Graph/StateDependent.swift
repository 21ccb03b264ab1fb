/// Something that is evaluated again when state it read changes.
@MainActor
protocol StateDependent: AnyObject {
  var depth: Int { get }
  var isAlive: Bool { get }
  var isInvalid: Bool { get set }
  var graph: ViewGraph { get }
  func revalidate()
}

extension StateDependent {
  func invalidate() { graph.invalidate(self) }
}
