/// What a test, or another client, asks of the app; each one is answered by one reply, in order.
///
/// The app commits what is pending before it evaluates a query, and settles before it answers an action.
public enum AutomationRequest: Hashable, Sendable {
  /// Answered with `done` once the app has launched and published its first frame.
  case ready
  /// Answered with `bool`: whether the query finds anything.
  case exists(ElementQuery)
  /// Answered with `bool`: whether a tap would reach the element; false when there is none.
  case isHittable(ElementQuery)
  /// Answered with `element`, or with a failure when there is none or more than one.
  case resolve(ElementQuery, withChildren: Bool)
  /// Answered with `count`.
  case count(ElementQuery)
  /// Answered with `elements`, in the order of the tree.
  case resolveAll(ElementQuery)
  /// Answered with `tree`: everything on the screen.
  case snapshot
  /// Answered with `displayList`.
  case displayList
  /// Answered with `done`, after the app has settled.
  case perform(AutomationGesture, at: AutomationTarget)
  /// Text for the element, which must have the keyboard's focus. Answered with `done`.
  case typeText(ElementQuery, String)
  /// One key with the bits of `XCUIElement.KeyModifierFlags`. Answered with `done`.
  case typeKey(ElementQuery, key: String, modifiers: UInt)
  /// From 0 to 1. Answered with `done`.
  case adjustSlider(ElementQuery, position: Double)
  /// Answered with `done`.
  case adjustPickerWheel(ElementQuery, value: String)
  /// Answered with `bool`: whether the condition came true within the seconds.
  case wait(ElementQuery, AutomationCondition, seconds: Double)
  /// Answered with `revision` as soon as there is a later frame than the one given, or when the seconds are over.
  case waitForFrame(after: UInt64, seconds: Double)
  /// Moves the app to the foreground or the background. Answered with `done`.
  case setState(AutomationAppState)
  /// Answered with `state`.
  case state
  /// Hands a URL to the app. Answered with `done`.
  case open(url: String)
  /// Turns the device or changes its settings. Answered with `done`.
  case setDevice(DeviceSetting)
  /// Ends the app: answered with `done`, then the process exits with status 0.
  case terminate
}
