@_spi(Windfall) import CoreGraphics
import Foundation
import UIKit
import WindfallCore

/// An outline: [Path](https://developer.apple.com/documentation/swiftui/path).
public struct Path: Equatable, Sendable {
  private(set) var display: DisplayPath

  public init() { display = .segments([]) }

  init(_ display: DisplayPath) { self.display = display }

  public init(_ rect: CGRect) { display = .rect(rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    display = .roundedRect(rect, cornerRadius: cornerRadius)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  public init(ellipseIn rect: CGRect) { display = .ellipse(in: rect) }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var isEmpty: Bool {
    if case .segments(let segments) = display { return segments.isEmpty }
    return false
  }

  public var boundingRect: CGRect { display.boundingRect }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    (eoFill ? DisplayPath.evenOdd(display.segments) : display).contains(point)
  }

  public mutating func move(to point: CGPoint) { append(.move(point)) }
  public mutating func addLine(to point: CGPoint) { append(.line(point)) }
  public mutating func closeSubpath() { append(.close) }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quad(to: point, control: control))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(DisplayPath.rect(rect).segments, transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(DisplayPath.ellipse(in: rect).segments, transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    let path = DisplayPath.roundedRect(rect, cornerRadius: min(cornerSize.width, cornerSize.height))
    add(path.segments, transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.display.segments, transform)
  }

  /// Turns by the delta, against the clock where it is negative.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.radians
    var end = endAngle.radians
    if clockwise {
      while end > start { end -= 2 * .pi }
    } else {
      while end < start { end += 2 * .pi }
    }
    let arc = DisplayPath.arc(center: center, radius: radius, from: start, to: end).map { $0.applying(transform) }
    if !isEmpty, case .move(let point)? = arc.first {
      add([.line(point)] + arc.dropFirst())
    } else {
      add(arc)
    }
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let point = currentPoint else { return }
    let current = transform.isIdentity ? point : point.applying(transform.inverted())
    add(DisplayPath.Segment.arc(from: current, corner: tangent1End, to: tangent2End, radius: radius), transform)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(.segments(display.segments.map { $0.applying(transform) }))
  }

  private mutating func append(_ segment: DisplayPath.Segment) { add([segment]) }

  private mutating func add(_ segments: [DisplayPath.Segment], _ transform: CGAffineTransform = .identity) {
    display = .segments(display.segments + (transform.isIdentity ? segments : segments.map { $0.applying(transform) }))
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  public init(_ path: CGPath) { self.init(DisplayPath.segments(path.segments)) }

  /// What a stroke of the path covers; curves become lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line = style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// The piece between two fractions of the path's length; curves become lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(cgPath.trimmed(from: from, to: to)) }

  public var cgPath: CGPath { CGPath(segments: display.segments) }
}
