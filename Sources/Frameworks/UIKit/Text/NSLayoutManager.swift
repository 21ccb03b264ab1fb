@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [NSLayoutManager](https://developer.apple.com/documentation/uikit/nslayoutmanager). It lays out one container, as labels and text views set their text; each
/// UTF-16 unit is a glyph.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  private var layout: TextLayout?

  public override init() { super.init() }

  /// Stops at a second container.
  open func addTextContainer(_ container: NSTextContainer) {
    guard textContainers.isEmpty else { fatalError("NSLayoutManager lays out one container only") }
    textContainers.append(container)
    container.layoutManager = self
    forgetLayout()
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  /// The text is laid out when it is asked for.
  open func ensureLayout(for container: NSTextContainer) { _ = places(in: container) }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }

  func forgetLayout() { layout = nil }

  func textDidChange() {
    forgetLayout()
    for container in textContainers { container.owner?.storageDidChange() }
  }

  // MARK: - Glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Truncated text counts as shown.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  // MARK: - Places

  open func usedRect(for container: NSTextContainer) -> CGRect { places(in: container)?.usedRect ?? .zero }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    places(in: container)?.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero ?? .zero
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in places(in: textContainer)?.rects(of: glyphRange) ?? [] where !stop.boolValue { block(rect, &stop) }
  }

  /// The character below a point, or the nearest one of the nearest line.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = places(in: container)?.character(at: point)
    partialFraction?.pointee = place?.fraction ?? 0
    return place?.index ?? 0
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    let line = places?.line(of: glyphIndex)
    effectiveRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
    return line?.rect ?? .zero
  }

  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    let line = places?.line(of: glyphIndex)
    effectiveRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
    return line?.usedRect ?? .zero
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in places?.lines ?? [] where !stop.boolValue {
      guard NSIntersectionRange(line.range, glyphRange).length > 0 else { continue }
      block(line.rect, line.usedRect, container, line.range, &stop)
    }
  }

  /// Draws all of the text; stops at a part of it.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let places else { return }
    guard glyphsToShow.location == 0, glyphsToShow.length >= numberOfGlyphs else {
      fatalError("NSLayoutManager.drawGlyphs(forGlyphRange:at:) draws whole texts only")
    }
    DrawingStack.current?.draw(places.layout.displayItems(in: places.box.offsetBy(dx: origin.x, dy: origin.y)))
  }

  private var places: TextPlaces? { textContainers.first.flatMap(places) }

  private func places(in container: NSTextContainer) -> TextPlaces? {
    guard let textStorage, container.layoutManager === self else { return nil }
    let layout =
      container.owner?.currentLayout ?? layout
      ?? textStorage.layout(
        font: .systemFont(ofSize: 12), traits: .current, size: container.room,
        options: TextLayoutOptions(
          lineLimit: container.maximumNumberOfLines, lineBreak: container.lineBreakMode.lineBreak))
    self.layout = layout
    let width = container.room.width
    let box = CGRect(
      x: container.lineFragmentPadding, y: 0, width: width.isFinite ? width : layout.size.width,
      height: layout.size.height)
    return TextPlaces(layout: layout, text: textStorage.string, box: box, padding: container.lineFragmentPadding)
  }
}

extension CGRect {
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
