import Accelerate
import Testing

@Suite("vDSP")
struct VDSPTests {
  @Test("Arrays are added, multiplied and summed up, with their strides")
  func arithmetic() {
    let first: [Float] = [1, 2, 3, 4]
    let second: [Float] = [10, 20, 30, 40]
    var result = [Float](repeating: 0, count: 2)
    vDSP_vadd(first, 2, second, 2, &result, 1, 2)
    #expect(result == [11, 33])
    // The second argument is what the first is taken from.
    vDSP_vsub(first, 1, second, 1, &result, 1, 2)
    #expect(result == [9, 18])
    var sum: Float = 0
    vDSP_sve(first, 1, &sum, 4)
    #expect(sum == 10)
    vDSP_rmsqv([3, 4, 3, 4], 1, &sum, 4)
    #expect(sum == Float(12.5).squareRoot())
    #expect(vDSP.mean([1.0, 2, 3]) == 2)
    #expect(vDSP.dot(first, second) == 300)
    #expect(vDSP.clip([-1.0, 0.5, 7], to: 0...1) == [0, 0.5, 1])
  }

  @Test("A filter goes along a signal")
  func convolution() {
    var result = [Double](repeating: 0, count: 3)
    vDSP_convD([1, 2, 3, 4], 1, [10, 1], 1, &result, 1, 3, 2)
    #expect(result == [12, 23, 34])
  }
}
