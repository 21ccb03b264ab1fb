import Foundation

extension DisplayText: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(text)
    writer.write(font)
    writer.write(color)
    writer.write(origin)
    writer.write(kern)
    writer.write(isUnderlined)
    writer.write(isStruckThrough)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      text: try reader.read(), font: try reader.read(), color: try reader.read(), origin: try reader.read(),
      kern: try reader.read(), isUnderlined: try reader.read(),
      isStruckThrough: try reader.read())
  }
}

extension FontSpec: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(size)
    writer.write(UInt64(weight.rawValue))
    writer.write(isItalic)
    writer.write(UInt64(design.rawValue))
    writer.write(hasMonospacedDigits)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      size: try reader.read(), weight: try reader.readRaw(), isItalic: try reader.read(),
      design: try reader.readRaw(), hasMonospacedDigits: try reader.read())
  }
}
