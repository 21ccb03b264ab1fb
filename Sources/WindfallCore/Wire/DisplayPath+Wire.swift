import Foundation

extension DisplayPath: WireCodable {
  private enum Tag: UInt8 { case rect, roundedRect, ellipse, segments }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .rect(let rect):
      writer.write(byte: Tag.rect.rawValue)
      writer.write(rect)
    case .roundedRect(let rect, let cornerRadius):
      writer.write(byte: Tag.roundedRect.rawValue)
      writer.write(rect)
      writer.write(Double(cornerRadius))
    case .ellipse(let rect):
      writer.write(byte: Tag.ellipse.rawValue)
      writer.write(rect)
    case .segments(let segments):
      writer.write(byte: Tag.segments.rawValue)
      writer.write(segments)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .rect: self = .rect(try reader.read())
    case .roundedRect: self = .roundedRect(try reader.read(), cornerRadius: CGFloat(try reader.readDouble()))
    case .ellipse: self = .ellipse(in: try reader.read())
    case .segments: self = .segments(try reader.readArray())
    }
  }
}

extension DisplayPath.Segment: WireCodable {
  private enum Tag: UInt8 { case move, line, quad, curve, close }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .move(let point):
      writer.write(byte: Tag.move.rawValue)
      writer.write(point)
    case .line(let point):
      writer.write(byte: Tag.line.rawValue)
      writer.write(point)
    case .quad(let end, let control):
      writer.write(byte: Tag.quad.rawValue)
      writer.write(end)
      writer.write(control)
    case .curve(let end, let control1, let control2):
      writer.write(byte: Tag.curve.rawValue)
      writer.write(end)
      writer.write(control1)
      writer.write(control2)
    case .close:
      writer.write(byte: Tag.close.rawValue)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .move: self = .move(try reader.read())
    case .line: self = .line(try reader.read())
    case .quad: self = .quad(to: try reader.read(), control: try reader.read())
    case .curve: self = .curve(to: try reader.read(), control1: try reader.read(), control2: try reader.read())
    case .close: self = .close
    }
  }
}
