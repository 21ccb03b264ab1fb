/// Whether the app's scenes are on the screen.
public enum AutomationAppState: UInt8, CaseIterable, Hashable, Sendable {
  case foreground, background
}
