import Foundation

extension CGPoint: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(Double(x))
    writer.write(Double(y))
  }

  public init(from reader: inout WireReader) throws {
    self.init(x: try reader.readDouble(), y: try reader.readDouble())
  }
}

extension CGSize: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(Double(width))
    writer.write(Double(height))
  }

  public init(from reader: inout WireReader) throws {
    self.init(width: try reader.readDouble(), height: try reader.readDouble())
  }
}

extension CGRect: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(origin)
    writer.write(size)
  }

  public init(from reader: inout WireReader) throws {
    self.init(origin: try reader.read(), size: try reader.read())
  }
}

extension CGVector: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(Double(dx))
    writer.write(Double(dy))
  }

  public init(from reader: inout WireReader) throws {
    self.init(dx: try reader.readDouble(), dy: try reader.readDouble())
  }
}

extension CGAffineTransform: WireCodable {
  public func encode(into writer: inout WireWriter) {
    for value in [a, b, c, d, tx, ty] { writer.write(Double(value)) }
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      a: try reader.readDouble(), b: try reader.readDouble(), c: try reader.readDouble(), d: try reader.readDouble(),
      tx: try reader.readDouble(), ty: try reader.readDouble())
  }
}
