import FoundationOverlay
import UIKit

/// See [CTRun](https://developer.apple.com/documentation/coretext/ctrun).
///
/// Each UTF-16 unit counts as a glyph.
public final class CTRun: NSObject {
  private let line: CTLine
  /// In the line.
  fileprivate let range: NSRange
  fileprivate let attributes: [NSAttributedString.Key: Any]
  fileprivate let set: SetText

  init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
    self.line = line
    self.range = range
    self.attributes = attributes
    set = SetText(line.set.text.attributedSubstring(from: range))
  }

  /// The left edge in the line.
  fileprivate var x: CGFloat { line.set.offset(of: range.location) }

  fileprivate var start: Int { line.start + range.location }

  /// The part of the run that a range of Core Text's means.
  fileprivate func part(_ range: CFRange) -> SetText {
    SetText(set.text.attributedSubstring(from: set.text.part(range)))
  }
}

/// See [CTRunGetAttributes](https://developer.apple.com/documentation/coretext/ctrungetattributes(_:)).
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  NSDictionary(
    objects: run.attributes.values.map { $0 }, forKeys: run.attributes.keys.map { NSString(string: $0.rawValue) })
}

/// See [CTRunGetGlyphCount](https://developer.apple.com/documentation/coretext/ctrungetglyphcount(_:)).
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }

/// See [CTRunGetStringRange](https://developer.apple.com/documentation/coretext/ctrungetstringrange(_:)).
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(location: run.start, length: run.range.length) }

/// See [CTRunGetTypographicBounds](https://developer.apple.com/documentation/coretext/ctrungettypographicbounds(_:_:_:_:_:)).
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.set.ascent
  descent?.pointee = run.set.descent
  leading?.pointee = (run.attributes[.font] as? UIFont)?.leading ?? 0
  return Double(run.part(range).width)
}

/// See [CTRunGetPositions](https://developer.apple.com/documentation/coretext/ctrungetpositions(_:_:_:)).
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  let (part, x) = (run.set.text.part(range), run.x)
  for index in 0..<part.length {
    buffer[index] = CGPoint(x: x + run.set.offset(of: part.location + index), y: 0)
  }
}

/// See [CTRunGetAdvances](https://developer.apple.com/documentation/coretext/ctrungetadvances(_:_:_:)).
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, width) in run.set.advances(in: run.set.text.part(range)).enumerated() {
    buffer[index] = CGSize(width: width, height: 0)
  }
}

/// See [CTRunDraw](https://developer.apple.com/documentation/coretext/ctrundraw(_:_:_:)).
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let position = context.textPosition
  context.textPosition.x += run.x + run.set.offset(of: range.location)
  run.part(range).draw(in: context)
  context.textPosition = position
}
