import Foundation

extension DisplayPaint: WireCodable {
  private enum Tag: UInt8 { case color, linearGradient, radialGradient }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .color(let color): writer.write(tag: Tag.color, color)
    case .linearGradient(let stops, let start, let end): writer.write(tag: Tag.linearGradient, stops, start, end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      writer.write(tag: Tag.radialGradient, stops, center, startRadius, endRadius)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .color: self = .color(try reader.read())
    case .linearGradient:
      self = .linearGradient(try reader.read(), start: try reader.read(), end: try reader.read())
    case .radialGradient:
      self = .radialGradient(
        try reader.read(), center: try reader.read(), startRadius: try reader.read(),
        endRadius: try reader.read())
    }
  }
}

extension DisplayPaint.Stop: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(color)
    writer.write(location)
  }

  public init(from reader: inout WireReader) throws {
    self.init(color: try reader.read(), location: try reader.read())
  }
}

extension DisplayColor: WireCodable {
  public func encode(into writer: inout WireWriter) {
    for value in [red, green, blue, alpha] { writer.write(value) }
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      red: try reader.read(), green: try reader.read(), blue: try reader.read(),
      alpha: try reader.read())
  }
}
