import Foundation
import WindfallCore

/// See [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext). It records what is drawn; the
/// y axis points down, in bitmaps up.
public final class CGContext {
  struct State {
    var fill = CGColor(displayColor: .black)
    var stroke = DisplayColor.black
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    var line = DisplayStroke(width: 1)
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// In the coordinates of the context as it began.
    var clips: [DisplayPath] = []
    /// What is drawn shows as far as these cover it.
    var masks: [DisplayGroup] = []
    var shadow: DisplayGroup.Shadow?
    var blend = DisplayBlend.normal
    var wantsAntialiasing = true
    var interpolationQuality = CGInterpolationQuality.default
  }

  /// What has been drawn so far.
  @_spi(Windfall) public private(set) var items: [DisplayItem] = []
  var state = State()
  var saved: [State] = []
  /// The layers that have begun and not ended, the outermost first.
  var layers: [TransparencyLayer] = []
  /// See [textMatrix](https://developer.apple.com/documentation/coregraphics/cgcontext/textmatrix).
  public var textMatrix = CGAffineTransform.identity
  private var current = CGMutablePath()
  private var allowsAntialiasing = true

  let bitmap: Bitmap?
  /// What is drawn becomes pages of it.
  @_spi(Windfall) public let document: Document?

  @_spi(Windfall) public init() { (bitmap, document) = (nil, nil) }

  /// Draws a document from its first page on.
  @_spi(Windfall) public init(_ document: Document) {
    self.document = document
    bitmap = nil
  }

  /// The y axis of a bitmap points up.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    document = nil
    state.transform = bitmap.format.flip
  }

  /// Draws items as the state says: moved, cut, faded and with a shadow.
  @_spi(Windfall) public func draw(_ new: [DisplayItem]) {
    guard !new.isEmpty else { return }
    var new = new
    let isJagged = !state.wantsAntialiasing || !allowsAntialiasing
    if state.transform != .identity || state.alpha < 1 || state.shadow != nil || state.blend != .normal || isJagged {
      new = [
        .group(
          DisplayGroup(
            transform: state.transform, opacity: Double(state.alpha), shadow: state.shadow, blend: state.blend,
            isJagged: isJagged, items: new))
      ]
    }
    for mask in state.masks {
      let cut = DisplayGroup(blend: .destinationIn, items: [.group(mask)])
      // A group that fades is a picture of its own, in which nothing below is cut.
      new = [.group(DisplayGroup(opacity: 1.0.nextDown, items: new + [.group(cut)]))]
    }
    for clip in state.clips.reversed() { new = [.group(DisplayGroup(clip: clip, items: new))] }
    items += new
    bitmap?.itemsDidChange(items)
  }

  func replaceItems(with new: [DisplayItem]) { items = new }

  // MARK: - State

  public func saveGState() { saved.append(state) }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public var ctm: CGAffineTransform {
    bitmap.map { state.transform.concatenating($0.format.flip) } ?? state.transform
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color.displayColor }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.displayBlend }

  /// Belongs to the state that is saved and restored.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.wantsAntialiasing = shouldAntialias }

  /// Belongs to the state that is saved and restored, and has no effect: images are always drawn in the same quality.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Belongs to the context as a whole.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap == .round ? .round : cap == .square ? .square : .butt
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join == .round ? .round : join == .bevel ? .bevel : .miter
  }

  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  /// Without a colour there is no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DisplayGroup.Shadow(color: $0.displayColor, radius: blur / 2, offset: offset) }
  }

  // MARK: - Paths

  public func beginPath() { current = CGMutablePath() }

  public func move(to point: CGPoint) { current.move(to: point) }

  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public func addPath(_ path: CGPath) { current.addPath(path) }

  public func closePath() { current.closeSubpath() }

  public var isPathEmpty: Bool { current.isEmpty }

  public var path: CGPath? { current.isEmpty ? nil : current.copy() }

  public var currentPointOfPath: CGPoint { current.currentPoint }

  public var boundingBoxOfPath: CGRect { current.boundingBoxOfPath }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isInside = current.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    guard mode != .fill, mode != .eoFill else { return isInside }
    return strokedPath.contains(point) || mode != .stroke && isInside
  }

  /// Puts the area that a stroke of the path would cover in its place.
  public func replacePathWithStrokedPath() {
    let path = strokedPath
    beginPath()
    current.addPath(path)
  }

  private var strokedPath: CGPath {
    let line = state.line
    let dashed = line.dash.isEmpty ? current : current.copy(dashingWithPhase: line.dashPhase, lengths: line.dash)
    return dashed.copy(
      strokingWithWidth: line.width, lineCap: line.cap == .round ? .round : line.cap == .square ? .square : .butt,
      lineJoin: line.join == .round ? .round : line.join == .bevel ? .bevel : .miter, miterLimit: line.miterLimit)
  }

  private func takePath(_ rule: CGPathFillRule = .winding) -> DisplayPath? {
    defer { beginPath() }
    guard !current.isEmpty else { return nil }
    return rule == .evenOdd ? .evenOdd(current.segments) : .segments(current.segments)
  }

  // MARK: - Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) { if let path = takePath(rule) { fill(path) } }

  public func strokePath() { if let path = takePath() { stroke(path) } }

  /// Strokes a line from each point at an even place to the one behind it.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      current.move(to: points[index])
      current.addLine(to: points[index + 1])
    }
    strokePath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let line = takePath()
    guard case .segments(let segments) = line else { return }
    switch mode {
    case .fill, .fillStroke: fill(.segments(segments))
    case .eoFill, .eoFillStroke: fill(.evenOdd(segments))
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { stroke(.segments(segments)) }
  }

  public func fill(_ rect: CGRect) { fill(.rect(rect)) }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect)) }

  public func stroke(_ rect: CGRect) { stroke(.rect(rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    draw([.stroke(.rect(rect), .color(state.stroke), line)])
  }

  public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect)) }

  public func clip(using rule: CGPathFillRule = .winding) { if let path = takePath(rule) { clip(path) } }

  public func clip(to rect: CGRect) { clip(DisplayPath.segments(CGPath.segments(rect))) }

  @_spi(Windfall) public func fill(_ path: DisplayPath) { draw(state.fill.items(filling: path)) }

  @_spi(Windfall) public func stroke(_ path: DisplayPath, line: DisplayStroke? = nil) {
    draw([.stroke(path, .color(state.stroke), line ?? state.line)])
  }

  @_spi(Windfall) public func clip(_ path: DisplayPath) {
    switch path {
    case .segments(let segments): state.clips.append(.segments(segments.map { $0.applying(state.transform) }))
    case .evenOdd(let segments): state.clips.append(.evenOdd(segments.map { $0.applying(state.transform) }))
    default: state.clips.append(path)
    }
  }
}
