import Foundation
import WindfallCore

/// Boxes that hold all that is drawn, and perhaps a little more: layers are made no larger than these.
extension DisplayItem {
  var extent: CGRect {
    switch self {
    case .fill(let path, _): path.extent
    case .stroke(let path, _, let stroke):
      path.extent.outset(by: stroke.width.drawable * max(1, stroke.miterLimit.drawable))
    case .text(let text): text.extent
    case .image(_, _, let rect): rect.drawable
    case .group(let group): group.outerExtent
    }
  }
}

extension DisplayGroup {
  /// In the coordinates of the group around it.
  fileprivate var outerExtent: CGRect {
    let extent = extent
    return extent.isNull || !transform.isDrawable ? .null : extent.applying(transform)
  }

  /// In the group's own coordinates.
  var extent: CGRect {
    let layer = layerExtent
    guard let shadow else { return layer }
    let offset = layer.offsetBy(dx: shadow.offset.width.drawable, dy: shadow.offset.height.drawable)
    return layer.union(offset.outset(by: shadow.radius.drawable * 4))
  }

  /// The extent without the shadow.
  var layerExtent: CGRect {
    let all = items.reduce(CGRect.null) { $0.union($1.extent) }
    return clip.map { all.intersection($0.extent) } ?? all
  }
}

extension DisplayPath {
  fileprivate var extent: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.drawable
    case .segments(let segments), .evenOdd(let segments):
      segments.flatMap(\.points).reduce(CGRect.null) { $0.union(CGRect(origin: $1.drawable, size: .zero)) }
    }
  }
}

extension DisplayPath.Segment {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }
}

extension DisplayText {
  /// An em more on every side than the measured box: glyphs may reach out of their room.
  fileprivate var extent: CGRect {
    let width = FontMetrics.width(of: text, in: font, kern: kern).drawable
    let origin = origin.drawable
    return CGRect(x: origin.x, y: origin.y, width: width, height: 0).outset(by: font.size.drawable * 1.5)
  }
}

extension CGRect {
  func outset(by distance: CGFloat) -> CGRect { insetBy(dx: -distance, dy: -distance) }
}
