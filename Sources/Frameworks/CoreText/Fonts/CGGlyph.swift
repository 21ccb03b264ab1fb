import UIKit

/// See [CGFontIndex](https://developer.apple.com/documentation/coregraphics/cgfontindex).
public typealias CGFontIndex = UInt16

/// See [CGGlyph](https://developer.apple.com/documentation/coregraphics/cgglyph). Each UTF-16 unit counts as a glyph.
public typealias CGGlyph = CGFontIndex

/// See [CTFontOrientation](https://developer.apple.com/documentation/coretext/ctfontorientation). Vertical text is not there.
public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

/// See [CTFontGetGlyphsForCharacters](https://developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)).
///
/// Every font has glyphs for all characters, as those that it lacks come from others.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  for index in 0..<count { glyphs[index] = characters[index] }
  return true
}

/// See [CTFontGetAdvancesForGlyphs](https://developer.apple.com/documentation/coretext/ctfontgetadvancesforglyphs(_:_:_:_:_:)).
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  let text = NSAttributedString(
    string: String(decoding: UnsafeBufferPointer(start: glyphs, count: count), as: UTF16.self),
    attributes: [.font: font])
  let set = SetText(text)
  for (index, width) in set.advances(in: NSRange(location: 0, length: count)).enumerated() {
    advances?[index] = CGSize(width: width, height: 0)
  }
  return Double(set.width)
}
