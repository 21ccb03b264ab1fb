import Foundation
import WindfallCore

/// See [ProjectionTransform](https://developer.apple.com/documentation/swiftui/projectiontransform).
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let a = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    let b = [[rhs.m11, rhs.m12, rhs.m13], [rhs.m21, rhs.m22, rhs.m23], [rhs.m31, rhs.m32, rhs.m33]]
    func product(_ row: Int, _ column: Int) -> CGFloat { (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (product(0, 0), product(0, 1), product(0, 2))
    (result.m21, result.m22, result.m23) = (product(1, 0), product(1, 1), product(1, 2))
    (result.m31, result.m32, result.m33) = (product(2, 0), product(2, 1), product(2, 2))
    return result
  }

  /// The transform without its perspective, which views cannot have here.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}
