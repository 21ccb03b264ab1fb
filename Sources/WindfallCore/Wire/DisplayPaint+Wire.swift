import Foundation

extension DisplayPaint: WireCodable {
  private enum Tag: UInt8 { case color, linearGradient, radialGradient }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .color(let color):
      writer.write(byte: Tag.color.rawValue)
      writer.write(color)
    case .linearGradient(let stops, let start, let end):
      writer.write(byte: Tag.linearGradient.rawValue)
      writer.write(stops)
      writer.write(start)
      writer.write(end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      writer.write(byte: Tag.radialGradient.rawValue)
      writer.write(stops)
      writer.write(center)
      writer.write(Double(startRadius))
      writer.write(Double(endRadius))
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .color: self = .color(try reader.read())
    case .linearGradient:
      self = .linearGradient(try reader.readArray(), start: try reader.read(), end: try reader.read())
    case .radialGradient:
      self = .radialGradient(
        try reader.readArray(), center: try reader.read(), startRadius: CGFloat(try reader.readDouble()),
        endRadius: CGFloat(try reader.readDouble()))
    }
  }
}

extension DisplayPaint.Stop: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(color)
    writer.write(location)
  }

  public init(from reader: inout WireReader) throws {
    self.init(color: try reader.read(), location: try reader.readDouble())
  }
}

extension DisplayColor: WireCodable {
  public func encode(into writer: inout WireWriter) {
    for value in [red, green, blue, alpha] { writer.write(value) }
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      red: try reader.readDouble(), green: try reader.readDouble(), blue: try reader.readDouble(),
      alpha: try reader.readDouble())
  }
}
