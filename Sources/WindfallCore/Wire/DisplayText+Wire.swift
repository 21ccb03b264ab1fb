import Foundation

extension DisplayText: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(text)
    writer.write(font)
    writer.write(color)
    writer.write(origin)
    writer.write(Double(kern))
    writer.write(isUnderlined)
    writer.write(isStruckThrough)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      text: try reader.readString(), font: try reader.read(), color: try reader.read(), origin: try reader.read(),
      kern: CGFloat(try reader.readDouble()), isUnderlined: try reader.readBool(),
      isStruckThrough: try reader.readBool())
  }
}

extension FontSpec: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(Double(size))
    writer.write(UInt64(weight.rawValue))
    writer.write(isItalic)
    writer.write(isMonospaced)
    writer.write(hasMonospacedDigits)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      size: CGFloat(try reader.readDouble()), weight: try reader.readRaw(), isItalic: try reader.readBool(),
      isMonospaced: try reader.readBool(), hasMonospacedDigits: try reader.readBool())
  }
}
