import FoundationOverlay
@_spi(Windfall) import UIKit

/// See [CTTypesetter](https://developer.apple.com/documentation/coretext/cttypesetter).
public final class CTTypesetter: NSObject {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
  }

  fileprivate func lineBreak(from start: Int, _ width: Double, byWords: Bool) -> CFIndex {
    guard start < text.length else { return 0 }
    let rest = text.attributedSubstring(from: text.part(CFRange(location: start, length: 0)))
    let places = rest.coreText.places(in: CGSize(width: CGFloat(width), height: .infinity), breaksWords: !byWords)
    return places.lines.first?.range.length ?? 0
  }
}

/// See [CTTypesetterCreateWithAttributedString](https://developer.apple.com/documentation/coretext/cttypesettercreatewithattributedstring(_:)).
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// See [CTTypesetterCreateLine](https://developer.apple.com/documentation/coretext/cttypesettercreateline(_:_:)).
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = typesetter.text.part(stringRange)
  return CTLine(typesetter.text.attributedSubstring(from: part), from: part.location)
}

/// See [CTTypesetterSuggestLineBreak](https://developer.apple.com/documentation/coretext/cttypesettersuggestlinebreak(_:_:_:)).
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
  typesetter.lineBreak(from: startIndex, width, byWords: true)
}

/// See [CTTypesetterSuggestClusterBreak](https://developer.apple.com/documentation/coretext/cttypesettersuggestclusterbreak(_:_:_:)).
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double)
  -> CFIndex
{ typesetter.lineBreak(from: startIndex, width, byWords: false) }
