import WindfallCore

/// What a test runner may ask of the app under test.
@_spi(Windfall) @MainActor public enum AppInspection {
  /// Everything on the app's screen, one element on each line; nil when no app is running or it does not answer.
  public static func elementTree() -> String? {
    guard case .tree(let root, _)? = try? AppSession.shared.send(.snapshot) else { return nil }
    return ElementSnapshot(element: root, frame: root.frame).treeDescription
  }
}
