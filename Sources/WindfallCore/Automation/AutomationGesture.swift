/// What fingers do; no gesture takes real time.
public enum AutomationGesture: Hashable, Sendable {
  /// Where a swipe goes.
  public enum Direction: UInt8, CaseIterable, Hashable, Sendable {
    case up, down, left, right
  }

  /// So many taps in a row with so many fingers.
  case tap(taps: Int, touches: Int)
  /// One finger rests for the given seconds.
  case press(duration: Double)
  /// One finger rests, moves to the target at a speed in points a second, and rests there.
  case drag(pressDuration: Double, to: AutomationTarget, velocity: Double, holdDuration: Double)
  /// The speed is in points a second.
  case swipe(Direction, velocity: Double)
  /// Two fingers move apart, or together for a scale below 1; the velocity is in scale factors a second.
  case pinch(scale: Double, velocity: Double)
  /// Two fingers turn; in radians, and radians a second.
  case rotate(angle: Double, velocity: Double)
}

extension AutomationGesture: WireCodable {
  private enum Tag: UInt8 { case tap, press, drag, swipe, pinch, rotate }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .tap(let taps, let touches): writer.write(tag: Tag.tap, taps, touches)
    case .press(let duration): writer.write(tag: Tag.press, duration)
    case .drag(let pressDuration, let target, let velocity, let holdDuration):
      writer.write(tag: Tag.drag, pressDuration, target, velocity, holdDuration)
    case .swipe(let direction, let velocity):
      writer.write(tag: Tag.swipe)
      writer.write(byte: direction.rawValue)
      writer.write(velocity)
    case .pinch(let scale, let velocity): writer.write(tag: Tag.pinch, scale, velocity)
    case .rotate(let angle, let velocity): writer.write(tag: Tag.rotate, angle, velocity)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .tap: self = .tap(taps: try reader.read(), touches: try reader.read())
    case .press: self = .press(duration: try reader.read())
    case .drag:
      self = .drag(
        pressDuration: try reader.read(), to: try reader.read(), velocity: try reader.read(),
        holdDuration: try reader.read())
    case .swipe: self = .swipe(try reader.readRaw(), velocity: try reader.read())
    case .pinch: self = .pinch(scale: try reader.read(), velocity: try reader.read())
    case .rotate: self = .rotate(angle: try reader.read(), velocity: try reader.read())
    }
  }
}
