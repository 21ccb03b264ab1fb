/// How the simulated device is held and set up.
public enum DeviceSetting: Hashable, Sendable {
  /// The number of a `UIDeviceOrientation`.
  case orientation(Int)
  case darkAppearance(Bool)
}

extension DeviceSetting: WireCodable {
  private enum Tag: UInt8 { case orientation, darkAppearance }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .orientation(let number): writer.write(tag: Tag.orientation, number)
    case .darkAppearance(let isDark): writer.write(tag: Tag.darkAppearance, isDark)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .orientation: self = .orientation(try reader.read())
    case .darkAppearance: self = .darkAppearance(try reader.read())
    }
  }
}
