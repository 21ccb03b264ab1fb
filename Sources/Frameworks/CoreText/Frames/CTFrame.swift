import FoundationOverlay
@_spi(Windfall) import UIKit

/// See [CTFrame](https://developer.apple.com/documentation/coretext/ctframe).
///
/// The text is set in the rectangle around the path.
public final class CTFrame: NSObject {
  fileprivate let path: CGPath
  fileprivate let part: NSRange
  fileprivate let lines: [CTLine]
  /// Where the baselines begin, from the lower left corner of the rectangle.
  fileprivate let origins: [CGPoint]

  init(_ text: NSAttributedString, _ range: CFRange, _ path: CGPath) {
    self.path = path
    part = text.part(range)
    let box = path.boundingBox
    let start = part.location
    let places = text.attributedSubstring(from: part).coreText.places(in: box.size)
    let shown = places.lines(within: box.height)
    lines = shown.map { line in
      let part = NSRange(location: start + line.range.location, length: line.range.length)
      return CTLine(text.attributedSubstring(from: part), from: part.location)
    }
    origins = shown.map { line in
      CGPoint(x: line.usedRect.minX, y: box.height - places.layout.lines[line.index].baseline)
    }
  }
}

/// See [CTFrameGetLines](https://developer.apple.com/documentation/coretext/ctframegetlines(_:)).
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// See [CTFrameGetLineOrigins](https://developer.apple.com/documentation/coretext/ctframegetlineorigins(_:_:_:)).
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let count = range.length > 0 ? range.length : frame.origins.count - range.location
  for index in 0..<max(0, count) { origins[index] = frame.origins[range.location + index] }
}

/// See [CTFrameGetPath](https://developer.apple.com/documentation/coretext/ctframegetpath(_:)).
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// See [CTFrameGetStringRange](https://developer.apple.com/documentation/coretext/ctframegetstringrange(_:)).
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.part.location, length: frame.part.length)
}

/// See [CTFrameGetVisibleStringRange](https://developer.apple.com/documentation/coretext/ctframegetvisiblestringrange(_:)).
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(
    location: frame.part.location,
    length: frame.lines.last.map { $0.start + $0.set.text.length - frame.part.location } ?? 0)
}

/// See [CTFrameDraw](https://developer.apple.com/documentation/coretext/ctframedraw(_:_:)).
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
