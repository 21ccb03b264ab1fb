import FoundationOverlay
import UIKit

/// See [CTLine](https://developer.apple.com/documentation/coretext/ctline).
///
/// Each UTF-16 unit counts as a glyph.
public final class CTLine: NSObject {
  let set: SetText
  /// Where it begins in the text that it is a part of.
  let start: Int

  init(_ text: NSAttributedString, from start: Int = 0) {
    set = SetText(text)
    self.start = start
  }
}

/// See [CTLineTruncationType](https://developer.apple.com/documentation/coretext/ctlinetruncationtype).
public enum CTLineTruncationType: UInt32, Sendable {
  case start, end, middle
}

/// See [CTLineBoundsOptions](https://developer.apple.com/documentation/coretext/ctlineboundsoptions). Only `excludeTypographicLeading` has an effect.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// See [CTLineCreateWithAttributedString](https://developer.apple.com/documentation/coretext/ctlinecreatewithattributedstring(_:)).
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// See [CTLineCreateTruncatedLine](https://developer.apple.com/documentation/coretext/ctlinecreatetruncatedline(_:_:_:_:)).
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.set.width > width else { return line }
  let token = truncationToken?.set.text ?? NSAttributedString(string: "")
  guard SetText(token).width <= width else { return nil }
  let text = line.set.text
  for kept in stride(from: text.length - 1, through: 0, by: -1) {
    let head =
      switch truncationType {
      case .start: 0
      case .end: kept
      case .middle: (kept + 1) / 2
      }
    let tail = kept - head
    let result = NSMutableAttributedString(
      attributedString: text.attributedSubstring(from: NSRange(location: 0, length: head)))
    result.append(token)
    result.append(text.attributedSubstring(from: NSRange(location: text.length - tail, length: tail)))
    if SetText(result).width <= width { return CTLine(result, from: line.start) }
  }
  return nil
}

/// See [CTLineDraw](https://developer.apple.com/documentation/coretext/ctlinedraw(_:_:)).
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.set.draw(in: context) }

/// See [CTLineGetGlyphCount](https://developer.apple.com/documentation/coretext/ctlinegetglyphcount(_:)).
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.set.text.length }

/// See [CTLineGetStringRange](https://developer.apple.com/documentation/coretext/ctlinegetstringrange(_:)).
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.set.text.length)
}

/// See [CTLineGetTypographicBounds](https://developer.apple.com/documentation/coretext/ctlinegettypographicbounds(_:_:_:_:)).
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.set.ascent
  descent?.pointee = line.set.descent
  leading?.pointee = line.leading
  return Double(line.set.width)
}

/// See [CTLineGetTrailingWhitespaceWidth](https://developer.apple.com/documentation/coretext/ctlinegettrailingwhitespacewidth(_:)).
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.set.trailingWidth) }

/// See [CTLineGetBoundsWithOptions](https://developer.apple.com/documentation/coretext/ctlinegetboundswithoptions(_:_:)).
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let below = line.set.descent + (options.contains(.excludeTypographicLeading) ? 0 : line.leading)
  return CGRect(x: 0, y: -below, width: line.set.width, height: line.set.ascent + below)
}

/// See [CTLineGetImageBounds](https://developer.apple.com/documentation/coretext/ctlinegetimagebounds(_:_:)). Those of the line, not of its glyphs' shapes.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  guard line.set.text.length > 0 else { return .zero }
  let position = context?.textPosition ?? .zero
  return CGRect(
    x: position.x, y: position.y - line.set.descent, width: line.set.layout.size.width,
    height: line.set.ascent + line.set.descent)
}

/// See [CTLineGetOffsetForStringIndex](https://developer.apple.com/documentation/coretext/ctlinegetoffsetforstringindex(_:_:_:)).
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.set.offset(of: charIndex - line.start)
  secondaryOffset?.pointee = offset
  return offset
}

/// See [CTLineGetStringIndexForPosition](https://developer.apple.com/documentation/coretext/ctlinegetstringindexforposition(_:_:)).
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let string = line.set.text.string
  let units = (string.indices + [string.endIndex]).map { $0.utf16Offset(in: string) }
  let nearest = units.map { (unit: $0, distance: abs(line.set.offset(of: $0) - position.x)) }.min {
    $0.distance < $1.distance
  }
  return line.start + (nearest?.unit ?? 0)
}

/// See [CTLineGetGlyphRuns](https://developer.apple.com/documentation/coretext/ctlinegetglyphruns(_:)).
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  let text = line.set.text
  var runs: [CTRun] = []
  text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
    runs.append(CTRun(line, range, attributes))
  }
  return runs as NSArray
}

extension CTLine {
  fileprivate var leading: CGFloat {
    var result: CGFloat = 0
    set.text.enumerateAttribute(.font, in: NSRange(location: 0, length: set.text.length)) { font, _, _ in
      result = max(result, (font as? UIFont)?.leading ?? 0)
    }
    return result
  }
}
