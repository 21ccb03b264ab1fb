/// The edges of a picture that keep their size when it is stretched, in points, and what becomes of the middle.
public struct ImageSlicing: Sendable, Hashable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double
  public var isTiled: Bool

  public init(top: Double, left: Double, bottom: Double, right: Double, isTiled: Bool) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isTiled = isTiled
  }
}

extension ImageSlicing: WireCodable {
  public func encode(into writer: inout WireWriter) {
    for edge in [top, left, bottom, right] { writer.write(edge) }
    writer.write(isTiled)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      top: try reader.read(), left: try reader.read(), bottom: try reader.read(),
      right: try reader.read(), isTiled: try reader.read())
  }
}
