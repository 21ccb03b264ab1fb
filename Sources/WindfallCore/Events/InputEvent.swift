import Foundation

/// One piece of input from a person or a test, in window coordinates.
///
/// Tests, the live page and every other client produce these values, and a window is the only place that takes them.
public enum InputEvent: Hashable, Sendable {
  case touch(TouchEvent)
  case key(KeyEvent)
}
