import Testing
import simd

struct DotTests {
  @Test func productsOfVectors() {
    let (x, y) = (SIMD3<Float>(1, 2, 3), SIMD3<Float>(4, -5, 6))
    #expect(dot(x, y) == 12)
    #expect(simd_cross(x, y) == [27, 6, -13])
    #expect(cross(SIMD2<Double>(1, 0), SIMD2(0, 2)) == [0, 0, 2])
    #expect(project(SIMD2<Float>(3, 4), SIMD2(2, 0)) == [3, 0])
  }

  @Test func lengthsAndDistances() {
    let vector = simd_float2(3, 4)
    #expect(length(vector) == 5)
    #expect(simd_length_squared(vector) == 25)
    #expect(distance(vector, [0, 0]) == simd_fast_distance(vector, [0, 0]))
    #expect(distance_squared(vector, [3, 3]) == 1)
    #expect(normalize(vector) == [0.6, 0.8])
    #expect(norm_one(-vector) == 7)
    #expect(norm_inf(-vector) == 4)
  }

  @Test func surfacesReflectAndRefract() {
    let down = simd_normalize(SIMD2<Double>(1, -1))
    #expect(simd_length(reflect(down, n: [0, 1]) - simd_normalize(SIMD2(1, 1))) < 1e-12)
    #expect(simd_length(refract(down, n: [0, 1], eta: 1) - down) < 1e-12)
    #expect(simd_refract(down, [0, 1], 2) == [0, 0])
  }
}
