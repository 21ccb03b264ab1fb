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
    case .tap(let taps, let touches):
      writer.write(byte: Tag.tap.rawValue)
      writer.write(taps)
      writer.write(touches)
    case .press(let duration):
      writer.write(byte: Tag.press.rawValue)
      writer.write(duration)
    case .drag(let pressDuration, let target, let velocity, let holdDuration):
      writer.write(byte: Tag.drag.rawValue)
      writer.write(pressDuration)
      writer.write(target)
      writer.write(velocity)
      writer.write(holdDuration)
    case .swipe(let direction, let velocity):
      writer.write(byte: Tag.swipe.rawValue)
      writer.write(byte: direction.rawValue)
      writer.write(velocity)
    case .pinch(let scale, let velocity):
      writer.write(byte: Tag.pinch.rawValue)
      writer.write(scale)
      writer.write(velocity)
    case .rotate(let angle, let velocity):
      writer.write(byte: Tag.rotate.rawValue)
      writer.write(angle)
      writer.write(velocity)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .tap: self = .tap(taps: try reader.readInt(), touches: try reader.readInt())
    case .press: self = .press(duration: try reader.readDouble())
    case .drag:
      self = .drag(
        pressDuration: try reader.readDouble(), to: try reader.read(), velocity: try reader.readDouble(),
        holdDuration: try reader.readDouble())
    case .swipe: self = .swipe(try reader.readRaw(), velocity: try reader.readDouble())
    case .pinch: self = .pinch(scale: try reader.readDouble(), velocity: try reader.readDouble())
    case .rotate: self = .rotate(angle: try reader.readDouble(), velocity: try reader.readDouble())
    }
  }
}
