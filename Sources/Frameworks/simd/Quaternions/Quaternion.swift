import Glibc

/// What the quaternions of both precisions have in common.
public protocol _Quaternion: Hashable, CustomDebugStringConvertible, Sendable {
  associatedtype _Scalar: SIMDScalar, BinaryFloatingPoint

  /// The imaginary parts, and the real one at the end.
  var vector: SIMD4<_Scalar> { get set }
  init(vector: SIMD4<_Scalar>)
}

extension _Quaternion {
  // MARK: - Making

  @inlinable public init() { self.init(vector: SIMD4()) }

  @inlinable public init(ix: _Scalar, iy: _Scalar, iz: _Scalar, r: _Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }

  @inlinable public init(real: _Scalar, imag: SIMD3<_Scalar>) { self.init(vector: SIMD4(imag, real)) }

  /// The axis has to have the length 1.
  @inlinable public init(angle: _Scalar, axis: SIMD3<_Scalar>) {
    let half = Double(angle) / 2
    self.init(real: _Scalar(Glibc.cos(half)), imag: axis * _Scalar(Glibc.sin(half)))
  }

  /// Both vectors have to have the length 1. Of opposite ones, any axis at right angles to them is taken.
  @inlinable public init(from: SIMD3<_Scalar>, to: SIMD3<_Scalar>) {
    let middle = from + to
    let square = (middle * middle).sum()
    guard square > _Scalar.ulpOfOne * _Scalar.ulpOfOne else {
      // The axis from which `from` is farthest gives the most exact one at right angles.
      let sizes = SIMD3(Swift.abs(from.x), Swift.abs(from.y), Swift.abs(from.z))
      var other = SIMD3<_Scalar>()
      other[sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0] = 1
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    let half = middle / square.squareRoot()
    self.init(real: (from * half).sum(), imag: cross(from, half))
  }

  @inlinable init(_columns columns: (SIMD3<_Scalar>, SIMD3<_Scalar>, SIMD3<_Scalar>)) {
    let (x, y, z) = columns
    // Four times the square of each part; the greatest loses the least.
    let squares: [_Scalar] = [
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z,
    ]
    let rotation = SIMD3<_Scalar>(y.z - z.y, z.x - x.z, x.y - y.x)
    let values: SIMD4<_Scalar>
    let greatest: Int
    if squares[3] >= 1 {
      (values, greatest) = (SIMD4(rotation, squares[3]), 3)
    } else if squares[0] >= squares[1], squares[0] >= squares[2] {
      (values, greatest) = (SIMD4(squares[0], x.y + y.x, x.z + z.x, rotation.x), 0)
    } else if squares[1] >= squares[2] {
      (values, greatest) = (SIMD4(x.y + y.x, squares[1], y.z + z.y, rotation.y), 1)
    } else {
      (values, greatest) = (SIMD4(x.z + z.x, y.z + z.y, squares[2], rotation.z), 2)
    }
    self.init(vector: values / (2 * squares[greatest].squareRoot()))
  }

  // MARK: - Parts

  @inlinable public var real: _Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  @inlinable public var imag: SIMD3<_Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// From 0 to 2π.
  @inlinable public var angle: _Scalar {
    let imaginary = simd_length(imag)
    return 2 * _Scalar(Glibc.atan2(Double(imaginary), Double(real)))
  }

  /// No numbers where there is no rotation.
  @inlinable public var axis: SIMD3<_Scalar> { imag / simd_length(imag) }

  @inlinable public var length: _Scalar { (vector * vector).sum().squareRoot() }
  @inlinable public var conjugate: Self { Self(vector: vector * SIMD4(-1, -1, -1, 1)) }
  @inlinable public var inverse: Self { Self(vector: conjugate.vector / (vector * vector).sum()) }

  /// That of zero is the rotation by nothing.
  @inlinable public var normalized: Self {
    let length = self.length
    return length == 0 ? Self(vector: SIMD4(0, 0, 0, 1)) : Self(vector: vector / length)
  }

  /// The quaternion has to have the length 1.
  @inlinable public func act(_ vector: SIMD3<_Scalar>) -> SIMD3<_Scalar> {
    let imaginary = imag
    let turned = 2 * cross(imaginary, vector)
    return vector + real * turned + cross(imaginary, turned)
  }

  @inlinable public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }

  // MARK: - Operators

  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  @inlinable public static prefix func - (rhs: Self) -> Self { Self(vector: -rhs.vector) }

  @inlinable public static func * (lhs: Self, rhs: Self) -> Self {
    let imaginary = lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag)
    return Self(real: lhs.real * rhs.real - (lhs.imag * rhs.imag).sum(), imag: imaginary)
  }

  @inlinable public static func * (lhs: _Scalar, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
  @inlinable public static func * (lhs: Self, rhs: _Scalar) -> Self { Self(vector: lhs.vector * rhs) }
  @inlinable public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
  @inlinable public static func / (lhs: Self, rhs: _Scalar) -> Self { Self(vector: lhs.vector / rhs) }

  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  @inlinable public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  @inlinable public static func *= (lhs: inout Self, rhs: _Scalar) { lhs = lhs * rhs }
  @inlinable public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  @inlinable public static func /= (lhs: inout Self, rhs: _Scalar) { lhs = lhs / rhs }
}
