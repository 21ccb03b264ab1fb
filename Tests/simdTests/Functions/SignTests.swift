import Testing
import simd

struct SignTests {
  @Test func elementsAreChangedByThemselves() {
    let vector = SIMD4<Float>(-1.5, 0, 2.25, -0.25)
    #expect(abs(vector) == [1.5, 0, 2.25, 0.25])
    #expect(simd_abs(SIMD2<Int32>(-3, 4)) == [3, 4])
    #expect(sign(vector) == [-1, 0, 1, -1])
    #expect(fract(vector) == [0.5, 0, 0.25, 0.75])
    #expect(simd_recip(SIMD2<Float>(2, 4)) == [0.5, 0.25])
    #expect(rsqrt(SIMD2<Double>(4, 16)) == [0.5, 0.25])
    #expect(sign(-3.0) == -1)
  }

  @Test func valuesStayWithinBounds() {
    let (x, y) = (SIMD3<Float>(1, 5, 9), SIMD3<Float>(2, 4, 9))
    #expect(min(x, y) == [1, 4, 9])
    #expect(simd_max(x, y) == [2, 5, 9])
    #expect(max(x, 6) == [6, 6, 9])
    #expect(clamp(x, min: 2, max: 6) == [2, 5, 6])
    #expect(simd_clamp(x, [0, 0, 0], y) == [1, 4, 9])
    #expect(simd_clamp(7.5, 0, 1) == 1)
    #expect(min(3, 4) == 3)
  }

  @Test func valuesLieBetweenOthers() {
    #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == [5, 15])
    #expect(simd_mix(SIMD2<Double>(0, 0), [1, 1], [0.25, 1]) == [0.25, 1])
    #expect(mix(1.0, 3.0, t: 0.5) == 2)
    #expect(step(SIMD2<Float>(1, 3), edge: [2, 3]) == [0, 1])
    #expect(smoothstep(SIMD3<Float>(-1, 0.5, 2), edge0: [0, 0, 0], edge1: [1, 1, 1]) == [0, 0.5, 1])
    #expect(simd_smoothstep(0, 2, 1.0) == 0.5)
  }

  @Test func allElementsGiveOneValue() {
    #expect(reduce_add(simd_int4(1, 2, 3, 4)) == 10)
    #expect(simd_reduce_add(SIMD3<Float>(1, 2, 3.5)) == 6.5)
    #expect(simd_reduce_min(SIMD3<Float>(3, 1, 2)) == 1)
    #expect(reduce_max(SIMD3<Double>(3, 1, 2)) == 3)
    #expect(simd_any(simd_int2(0, -1)))
    #expect(!simd_all(simd_int2(0, -1)))
    #expect(simd_select(simd_float2(1, 2), simd_float2(3, 4), simd_int2(0, -1)) == [1, 4])
  }

  @Test func functionsOfNumbersTakeVectors() {
    #expect(sin(SIMD2<Float>(0, .pi / 2)) == [0, 1])
    #expect(pow(SIMD2<Double>(2, 3), SIMD2(3, 2)) == [8, 9])
    #expect(sqrt(SIMD2<Float>(4, 9)) == [2, 3])
    #expect(floor(SIMD2<Float>(1.5, -1.5)) == [1, -2])
    #expect(round(SIMD2<Float>(2.5, -1.5)) == [3, -2])
    #expect(exp(SIMD2<Double>(0, 0)) == [1, 1])
    #expect(sqrt(16) == 4)
    let angles = atan2(SIMD2<Float>(0, 1), SIMD2<Float>(1, 0))
    #expect(simd_almost_equal_elements(angles, [0, .pi / 2], 1e-6))
  }
}
