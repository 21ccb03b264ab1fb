import Testing
import simd

struct QuaternionTests {
  private let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])

  private func expectNear(_ first: SIMD3<Double>, _ second: SIMD3<Double>) {
    #expect(simd_almost_equal_elements(first, second, 1e-12), "\(first) is not \(second)")
  }

  @Test func partsAreThoseItWasMadeOf() {
    let quaternion = simd_quatf(ix: 1, iy: 2, iz: 3, r: 4)
    #expect(quaternion == simd_quatf(real: 4, imag: [1, 2, 3]))
    #expect(quaternion == simd_quaternion(SIMD4<Float>(1, 2, 3, 4)))
    #expect(quaternion.vector == [1, 2, 3, 4])
    #expect(quaternion.conjugate.imag == [-1, -2, -3])
    #expect("\(quaternion)" == "simd_quatf(real: 4.0, imag: SIMD3<Float>(1.0, 2.0, 3.0))")
  }

  @Test func anglesAndAxesComeBack() {
    #expect(abs(quarter.angle - .pi / 2) < 1e-12)
    expectNear(quarter.axis, [0, 0, 1])
    #expect(simd_angle(simd_quatd(angle: 4, axis: [1, 0, 0])) == 4)
  }

  @Test func rotationsActOnVectors() {
    expectNear(quarter.act([1, 0, 0]), [0, 1, 0])
    expectNear((quarter * quarter).act([1, 0, 0]), [-1, 0, 0])
    expectNear(quarter.inverse.act([0, 1, 0]), [1, 0, 0])
    expectNear(simd_act(quarter / quarter, [1, 2, 3]), [1, 2, 3])
  }

  @Test func turnsFromOneVectorToAnother() {
    let (from, to) = (simd_normalize(SIMD3<Double>(1, 2, 3)), simd_normalize(SIMD3<Double>(-3, 1, 2)))
    expectNear(simd_quatd(from: from, to: to).act(from), to)
    expectNear(simd_quatd(from: from, to: -from).act(from), -from)
    #expect(simd_quatd(from: [1, 0, 0], to: [1, 0, 0]).real == 1)
  }

  @Test(arguments: [0.3, 2, 3.1, 3.5, 6])
  func matricesAndQuaternionsSayTheSame(angle: Double) {
    for axis in [SIMD3<Double>(1, 0.2, 0.1), [0.1, 1, 0.2], [0.2, 0.1, -1]].map(simd_normalize) {
      let quaternion = simd_quatd(angle: angle, axis: axis)
      let matrix = simd_double3x3(quaternion)
      expectNear(matrix * SIMD3(1, 2, 3), quaternion.act([1, 2, 3]))
      let same = simd_quatd(simd_double4x4(quaternion))
      #expect(abs(abs(simd_dot(same, quaternion)) - 1) < 1e-12)
      #expect(simd_quatd(matrix) == same)
    }
  }

  @Test func interpolationGoesTheShorterWay() {
    let start = simd_quatd(angle: 0, axis: [0, 0, 1])
    #expect(abs(simd_slerp(start, quarter, 0.5).angle - .pi / 4) < 1e-12)
    #expect(abs(simd_slerp(start, -quarter, 0.5).angle - .pi / 4) < 1e-12)
    let longest = simd_slerp_longest(start, quarter, 0.5).act([1, 0, 0])
    expectNear(longest, simd_quatd(angle: -.pi * 3 / 4, axis: [0, 0, 1]).act([1, 0, 0]))
    #expect(simd_slerp(quarter, quarter, 0.3) == quarter.normalized)
  }

  @Test func curvesBeginAndEndAtTheirPoints() {
    let points = [0, 0.5, 1.2, 1.4].map { simd_quatd(angle: $0, axis: [0, 1, 0]) }
    #expect(abs(simd_spline(points[0], points[1], points[2], points[3], 0).angle - 0.5) < 1e-9)
    #expect(abs(simd_spline(points[0], points[1], points[2], points[3], 1).angle - 1.2) < 1e-9)
    #expect(abs(simd_bezier(points[0], points[1], points[2], points[3], 1).angle - 1.4) < 1e-9)
  }

  @Test func exponentialsUndoLogarithms() {
    let quaternion = simd_quatd(ix: 0.1, iy: 0.5, iz: -0.3, r: 0.7)
    #expect(simd_length(exp(log(quaternion)) - quaternion) < 1e-12)
  }

  @Test func lengthsCanBeMadeOne() {
    let quaternion = simd_quatf(ix: 0, iy: 3, iz: 0, r: 4)
    #expect(quaternion.length == 5)
    #expect(quaternion.normalized.vector == [0, 0.6, 0, 0.8])
    #expect(simd_quatf().normalized.real == 1)
  }
}
