import Foundation

/// An element as it was at one moment, with its place on the screen.
public struct ElementSnapshot: Sendable {
  public var element: Element
  /// In points of the screen; the element's own frame is relative to its parent.
  public var frame: CGRect
  /// Whether what is inside the element goes along in messages.
  public var includesChildren: Bool

  public init(element: Element, frame: CGRect, includesChildren: Bool = false) {
    self.element = element
    self.frame = frame
    self.includesChildren = includesChildren
  }

  /// What is directly inside, each with its place on the screen.
  public var children: [ElementSnapshot] {
    let origin = CGPoint(x: frame.minX - element.contentOffset.x, y: frame.minY - element.contentOffset.y)
    return element.children.map { child in
      ElementSnapshot(
        element: child, frame: child.frame.offsetBy(dx: origin.x, dy: origin.y), includesChildren: includesChildren)
    }
  }
}

extension ElementSnapshot: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(frame)
    writer.write(includesChildren)
    element.encode(into: &writer, withChildren: includesChildren)
  }

  public init(from reader: inout WireReader) throws {
    let frame = try reader.read(CGRect.self)
    let includesChildren = try reader.readBool()
    self.init(element: try reader.read(), frame: frame, includesChildren: includesChildren)
  }
}
