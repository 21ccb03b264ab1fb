import Foundation
import WindfallCore

extension Path {
  /// See [Path.Element](https://developer.apple.com/documentation/swiftui/path/element).
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath

    fileprivate init(_ segment: DisplayPath.Segment) {
      switch segment {
      case .move(let point): self = .move(to: point)
      case .line(let point): self = .line(to: point)
      case .quad(let point, let control): self = .quadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        self = .curve(to: point, control1: control1, control2: control2)
      case .close: self = .closeSubpath
      }
    }
  }

  public func forEach(_ body: (Element) -> Void) { display.segments.forEach { body(Element($0)) } }

  /// Where the next line begins: the start of the part that was closed, or the end of what was drawn last.
  public var currentPoint: CGPoint? {
    var (start, current): (CGPoint?, CGPoint?) = (nil, nil)
    forEach { element in
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }
}

extension Path: LosslessStringConvertible {
  /// Numbers and the letters behind them, as in `0 0 m 10 0 l h`; nil for another text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      guard numbers.count == points.count * 2 else { return nil }
      switch (word, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    var words: [String] = []
    forEach { element in
      switch element {
      case .move(let point): words.append(text(point) + " m")
      case .line(let point): words.append(text(point) + " l")
      case .quadCurve(let point, let control): words.append(text(control, point) + " q")
      case .curve(let point, let control1, let control2): words.append(text(control1, control2, point) + " c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }
}
