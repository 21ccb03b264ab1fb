import WindfallCore

/// Puts together the frame of a commit from what the visible windows publish.
@MainActor struct FramePublisher {
  private(set) var frame: Frame
  private var elements: [Element] = []
  private var groups: [DisplayGroup] = []

  init() {
    frame = Frame(
      revision: 0, elements: Element(type: .application),
      displayList: DisplayList(size: .zero, scale: 1, background: .black, root: DisplayGroup(items: [])))
  }

  /// A frame with a new revision, or the one before where nothing has changed.
  mutating func publish(_ application: UIApplication) -> Frame {
    let windows = application.windowsOnScreen
    let elements = windows.flatMap { $0.publishedElements() }
    let groups = windows.compactMap { $0.publishedGroup() }
    guard
      frame.revision == 0 || !elements.elementsEqual(self.elements, by: ===)
        || !groups.elementsEqual(self.groups, by: ===)
    else { return frame }
    self.elements = elements
    self.groups = groups
    let screen = UIScreen.main
    frame = Frame(
      revision: frame.revision + 1,
      elements: Element(
        type: .application, label: application.displayName, frame: screen.bounds, children: elements),
      displayList: DisplayList(
        size: screen.bounds.size, scale: screen.scale, background: .black,
        root: DisplayGroup(items: groups.map { .group($0) })))
    return frame
  }
}
