import Foundation
import WindfallCore

extension CGContext {
  /// What was drawn in a rectangle, as far as the clips let it be reached, is gone. What is drawn later is not touched.
  public func clear(_ rect: CGRect) {
    let hole = CGPath.segments(rect).map { $0.applying(state.transform) }
    let clips = state.clips
    if let bitmap, bitmap.clear(items, keeping: { Self.items($0, outside: hole, in: clips[...]) }) { return }
    if !items.isEmpty { replaceItems(with: Self.items(items, outside: hole, in: clips[...])) }
  }

  /// Each part of the items is drawn once, so that nothing becomes darker.
  private static func items(
    _ items: [DisplayItem], outside hole: [DisplayPath.Segment], in clips: ArraySlice<DisplayPath>
  ) -> [DisplayItem] {
    guard let clip = clips.first else { return [.group(DisplayGroup(clip: outside(of: hole), items: items))] }
    let within = Self.items(items, outside: hole, in: clips.dropFirst())
    return [
      .group(DisplayGroup(clip: outside(of: segments(of: clip)), items: items)),
      .group(DisplayGroup(clip: clip, items: within)),
    ]
  }

  private static func outside(of segments: [DisplayPath.Segment]) -> DisplayPath {
    .evenOdd(CGPath.segments(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) + segments)
  }

  private static func segments(of path: DisplayPath) -> [DisplayPath.Segment] {
    switch path {
    case .segments(let segments), .evenOdd(let segments): segments
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): CGPath.segments(rect)
    }
  }
}
