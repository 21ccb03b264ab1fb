/// What one commit publishes: the screen as tests read it and as it is drawn.
public struct Frame: Sendable {
  /// Grows by one with every commit that changed something.
  public var revision: UInt64
  /// The application element.
  public var elements: Element
  public var displayList: DisplayList

  public init(revision: UInt64, elements: Element, displayList: DisplayList) {
    self.revision = revision
    self.elements = elements
    self.displayList = displayList
  }
}
