import Foundation

/// The state of all fingers on the screen at one moment.
public struct TouchEvent: Hashable, Sendable {
  /// What a finger does at the moment of the event.
  public enum Phase: UInt8, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// One finger.
  public struct Finger: Hashable, Sendable {
    /// Tells fingers apart from touch down to touch up.
    public var id: Int
    public var phase: Phase
    /// Where the finger is, in points of the screen.
    public var location: CGPoint
    /// How many taps in a row this touch ends; 1 for a single tap.
    public var tapCount: Int

    public init(id: Int = 0, phase: Phase, location: CGPoint, tapCount: Int = 1) {
      self.id = id
      self.phase = phase
      self.location = location
      self.tapCount = tapCount
    }
  }

  public var fingers: [Finger]
  /// Seconds since the gesture that the event belongs to began; gestures of a test take no real time.
  public var timestamp: TimeInterval

  public init(fingers: [Finger], timestamp: TimeInterval) {
    self.fingers = fingers
    self.timestamp = timestamp
  }
}
