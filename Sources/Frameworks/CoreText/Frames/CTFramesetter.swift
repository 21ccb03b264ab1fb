import FoundationOverlay
@_spi(Windfall) import UIKit

/// See [CTFramesetter](https://developer.apple.com/documentation/coretext/ctframesetter).
public final class CTFramesetter: NSObject {
  fileprivate let typesetter: CTTypesetter

  init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }
}

/// See [CTFramesetterCreateWithAttributedString](https://developer.apple.com/documentation/coretext/ctframesettercreatewithattributedstring(_:)).
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(CTTypesetter(attrString))
}

/// See [CTFramesetterCreateWithTypesetter](https://developer.apple.com/documentation/coretext/ctframesettercreatewithtypesetter(_:)).
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }

/// See [CTFramesetterGetTypesetter](https://developer.apple.com/documentation/coretext/ctframesettergettypesetter(_:)).
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// See [CTFramesetterSuggestFrameSizeWithConstraints](https://developer.apple.com/documentation/coretext/ctframesettersuggestframesizewithconstraints(_:_:_:_:_:)). The attributes have no effect.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = framesetter.typesetter.text
  let part = text.part(stringRange)
  let places = text.attributedSubstring(from: part).coreText.places(in: constraints)
  let shown = places.lines(within: constraints.height)
  fitRange?.pointee = CFRange(location: part.location, length: shown.last.map { NSMaxRange($0.range) } ?? 0)
  guard let last = shown.last else { return .zero }
  return CGSize(width: shown.map(\.usedRect.width).max() ?? 0, height: last.rect.maxY)
}

/// See [CTFramesetterCreateFrame](https://developer.apple.com/documentation/coretext/ctframesettercreateframe(_:_:_:_:)). The attributes have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.typesetter.text, stringRange, path) }

extension TextPlaces {
  /// Those that have room in a height.
  func lines(within height: CGFloat) -> [Line] {
    Array(lines.prefix { height <= 0 || $0.rect.maxY <= height + 0.001 })
  }
}
