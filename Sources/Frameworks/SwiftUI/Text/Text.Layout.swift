import Foundation
import WindfallCore

extension Text {
  /// See [Text.Layout](https://developer.apple.com/documentation/swiftui/text/layout).
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    public let isTruncated: Bool

    /// A text as it is set in a rectangle, with what the app says of its parts, by their marks.
    init(_ layout: TextLayout, in rect: CGRect, attributes: [Int: [CustomTextAttribute]]) {
      isTruncated = layout.isTruncated
      lines = layout.lines.map { line in
        Line(
          origin: CGPoint(x: rect.minX + layout.offset(of: line, in: rect.width), y: rect.minY + line.baseline),
          line: line, attributes: attributes)
      }
    }

    public var startIndex: Int { 0 }

    public var endIndex: Int { lines.count }

    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// See [Text.Layout.Line](https://developer.apple.com/documentation/swiftui/text/layout/line).
  public struct Line: RandomAccessCollection, Equatable {
    /// The start of the line on its baseline; the runs move with it.
    public var origin: CGPoint
    fileprivate let line: TextLine
    fileprivate let attributes: [Int: [CustomTextAttribute]]

    public var startIndex: Int { 0 }

    public var endIndex: Int { line.pieces.count }

    public subscript(index: Int) -> Run { Run(line: self, piece: line.pieces[index]) }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(origin: origin, width: line.width, ascent: line.ascent, descent: line.descent, leading: 0)
    }

    /// Where text goes in a line.
    fileprivate func place(_ piece: TextLine.Piece) -> CGPoint { CGPoint(x: origin.x + piece.x, y: origin.y) }
  }

  /// See [Text.Layout.Run](https://developer.apple.com/documentation/swiftui/text/layout/run).
  public struct Run: RandomAccessCollection, Equatable {
    fileprivate let line: Line
    fileprivate let piece: TextLine.Piece

    /// One for each character.
    public var startIndex: Int { 0 }

    public var endIndex: Int { piece.text.count }

    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      piece.run.mark.flatMap { line.attributes[$0] }?.lazy.compactMap { $0.value as? T }.first
    }

    public var layoutDirection: LayoutDirection { .leftToRight }

    public var typographicBounds: TypographicBounds { self[0..<endIndex].typographicBounds }
  }

  /// See [Text.Layout.RunSlice](https://developer.apple.com/documentation/swiftui/text/layout/runslice).
  public struct RunSlice: RandomAccessCollection, Equatable {
    public let run: Run
    public let indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }

    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: origin, width: width(of: indices), ascent: run.line.line.ascent, descent: run.line.line.descent,
        leading: 0)
    }

    private var origin: CGPoint {
      let start = run.line.place(run.piece)
      return CGPoint(x: start.x + width(of: 0..<indices.lowerBound), y: start.y)
    }

    private func part(_ range: Range<Int>) -> TextRun {
      var part = run.piece.run
      part.text = String(part.text.dropFirst(range.lowerBound).prefix(range.count))
      return part
    }

    private func width(of range: Range<Int>) -> CGFloat {
      let part = part(range)
      return TextMeasure.size(of: part.text, font: part.font).width + part.kern * CGFloat(range.count)
    }

    var items: [DisplayItem] {
      var items: [DisplayItem] = []
      if let background = run.piece.run.background {
        items.append(.fill(.rect(typographicBounds.rect), .color(background)))
      }
      let part = part(indices)
      let text = DisplayText(
        text: part.text, font: part.font, color: part.color, origin: origin, kern: part.kern,
        isUnderlined: part.isUnderlined, isStruckThrough: part.isStruckThrough)
      return items + [.text(text)]
    }
  }

  /// See [Text.Layout.TypographicBounds](https://developer.apple.com/documentation/swiftui/text/layout/typographicbounds).
  public struct TypographicBounds: Equatable, Sendable {
    /// On the baseline, at the start.
    public var origin: CGPoint = .zero
    public var width: CGFloat = 0
    public var ascent: CGFloat = 0
    public var descent: CGFloat = 0
    public var leading: CGFloat = 0

    public init() {}

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// See [Text.Layout.DrawingOptions](https://developer.apple.com/documentation/swiftui/text/layout/drawingoptions).
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[0..<run.endIndex], options: options)
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) { draw(slice.items) }
}
