import SwiftUI
import Testing

struct UnitCurveTests {
  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.0001 }

  @Test func `Curves begin at nothing and end at all`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]
    for curve in curves + curves.map(\.inverse) {
      #expect(isNear(curve.value(at: -1), 0) && isNear(curve.value(at: 2), 1))
    }
  }

  @Test func `Curves bend as their control points say`() {
    #expect(isNear(UnitCurve.linear.value(at: 0.3), 0.3) && isNear(UnitCurve.linear.velocity(at: 0.3), 1))
    #expect(isNear(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4 && UnitCurve.easeOut.value(at: 0.5) > 0.6)
    #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
  }

  @Test func `The inverse undoes a curve`() {
    for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      #expect(isNear(curve.inverse.value(at: curve.value(at: 0.3)), 0.3))
    }
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
  }
}
