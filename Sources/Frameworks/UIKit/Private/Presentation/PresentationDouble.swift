/// What stands in the place of the screen when controllers present and dismiss, while a test's double is there.
@_spi(Windfall) public enum PresentationDouble {
  /// Takes the presented controller, the presenting one, whether it is to be animated, and what is to follow.
  public typealias Presenting = @MainActor (UIViewController, UIViewController, Bool, (@MainActor () -> Void)?) -> Void
  /// Takes the controller that was asked to dismiss, whether it is to be animated, and what is to follow.
  public typealias Dismissing = @MainActor (UIViewController, Bool, (@MainActor () -> Void)?) -> Void

  // Doubles end in deinitializers, which belong to no actor; they are made and let go where the tests run.
  nonisolated(unsafe) public static var presenting: Presenting?
  nonisolated(unsafe) public static var dismissing: Dismissing?
  /// Alerts have popovers to set up, on a phone as well.
  nonisolated(unsafe) public static var givesAlertsPopovers = false
}
