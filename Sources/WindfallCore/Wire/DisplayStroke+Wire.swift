import Foundation

extension DisplayStroke: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(Double(width))
    writer.write(byte: cap.rawValue)
    writer.write(byte: join.rawValue)
    writer.write(Double(miterLimit))
    writer.write(UInt64(dash.count))
    for length in dash { writer.write(Double(length)) }
    writer.write(Double(dashPhase))
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      width: CGFloat(try reader.readDouble()), cap: try reader.readRaw(), join: try reader.readRaw(),
      miterLimit: CGFloat(try reader.readDouble()), dash: try reader.readArray { CGFloat(try $0.readDouble()) },
      dashPhase: CGFloat(try reader.readDouble()))
  }
}
