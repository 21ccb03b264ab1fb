import Foundation

extension DisplayPath: WireCodable {
  private enum Tag: UInt8 { case rect, roundedRect, ellipse, segments, evenOdd }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .rect(let rect): writer.write(tag: Tag.rect, rect)
    case .roundedRect(let rect, let cornerRadius): writer.write(tag: Tag.roundedRect, rect, cornerRadius)
    case .ellipse(let rect): writer.write(tag: Tag.ellipse, rect)
    case .segments(let segments): writer.write(tag: Tag.segments, segments)
    case .evenOdd(let segments): writer.write(tag: Tag.evenOdd, segments)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .rect: self = .rect(try reader.read())
    case .roundedRect: self = .roundedRect(try reader.read(), cornerRadius: try reader.read())
    case .ellipse: self = .ellipse(in: try reader.read())
    case .segments: self = .segments(try reader.read())
    case .evenOdd: self = .evenOdd(try reader.read())
    }
  }
}

extension DisplayPath.Segment: WireCodable {
  private enum Tag: UInt8 { case move, line, quad, curve, close }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .move(let point): writer.write(tag: Tag.move, point)
    case .line(let point): writer.write(tag: Tag.line, point)
    case .quad(let end, let control): writer.write(tag: Tag.quad, end, control)
    case .curve(let end, let control1, let control2): writer.write(tag: Tag.curve, end, control1, control2)
    case .close: writer.write(tag: Tag.close)
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
