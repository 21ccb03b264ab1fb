import WindfallCore

extension XCUIApplication {
  /// What is on the screen of the app under test, for reports; nil when it does not run.
  @_spi(Windfall) public static var currentElementTree: String? {
    guard AppSession.shared.isRunning, case .tree(let element, _)? = try? AppSession.shared.send(.snapshot) else {
      return nil
    }
    return ElementSnapshot(element: element, frame: element.frame).treeDescription
  }
}
