import Foundation

extension DisplayStroke: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(width)
    writer.write(byte: cap.rawValue)
    writer.write(byte: join.rawValue)
    writer.write(miterLimit)
    writer.write(dash)
    writer.write(dashPhase)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      width: try reader.read(), cap: try reader.readRaw(), join: try reader.readRaw(),
      miterLimit: try reader.read(), dash: try reader.read(),
      dashPhase: try reader.read())
  }
}
