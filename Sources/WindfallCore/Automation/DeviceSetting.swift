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
    case .orientation(let number):
      writer.write(byte: Tag.orientation.rawValue)
      writer.write(number)
    case .darkAppearance(let isDark):
      writer.write(byte: Tag.darkAppearance.rawValue)
      writer.write(isDark)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .orientation: self = .orientation(try reader.readInt())
    case .darkAppearance: self = .darkAppearance(try reader.readBool())
    }
  }
}
