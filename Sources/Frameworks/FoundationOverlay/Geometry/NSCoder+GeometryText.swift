import Foundation
import WindfallCore

extension NSCoder {
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  public class func string(for vector: WindfallCore.CGVector) -> String { text([vector.dx, vector.dy]) }

  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public class func string(for transform: WindfallCore.CGAffineTransform) -> String {
    "["
      + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .map(number).joined(separator: ", ") + "]"
  }

  /// Zero for a text that is not a point, as for all of these.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  public class func cgVector(for string: String) -> WindfallCore.CGVector {
    numbers(in: string, count: 2).map { WindfallCore.CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  public class func cgAffineTransform(for string: String) -> WindfallCore.CGAffineTransform {
    numbers(in: string, count: 6).map {
      WindfallCore.CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(number).joined(separator: ", ") + "}"
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  private static func numbers(in text: String, count: Int) -> [Double]? {
    let words = text.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0) }
    return words.count == count && numbers.count == count ? numbers : nil
  }
}
