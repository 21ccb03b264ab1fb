/// Who is told by the controllers' own methods of appearance: modules of ours that stand in for what exchanges these
/// methods on iOS.
@_spi(Windfall) @MainActor public enum AppearanceObservers {
  public static var didAppear: ((UIViewController) -> Void)?
  public static var didDisappear: ((UIViewController) -> Void)?

  static func tellAppeared(_ controller: UIViewController) {
    controller.appearance.hasAppeared = true
    didAppear?(controller)
  }

  /// Whether the controller's view has been on the screen.
  public static func hasAppeared(_ controller: UIViewController) -> Bool { controller.appearance.hasAppeared }
}
