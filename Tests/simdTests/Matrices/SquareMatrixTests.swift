import Testing
import simd

struct SquareMatrixTests {
  /// Whole numbers in no order, with determinants that are not zero.
  private static let numbers: [Double] = [3, -2, 7, 1, 5, 4, -6, 2, 8, 1, 9, -3, 2, 6, -1, 5]

  private func matrix<M: _SquareMatrix>(_ type: M.Type) -> M where M._Scalar == Double {
    var result = M()
    for column in result[0].indices {
      for row in result[0].indices { result[column, row] = Self.numbers[column * 4 + row] }
    }
    return result
  }

  private func expectInverse<M: _SquareMatrix>(_ type: M.Type) where M._Scalar == Double {
    let matrix = matrix(type)
    #expect(simd_almost_equal_elements(matrix * matrix.inverse, M(1), 1e-12))
    #expect(simd_almost_equal_elements(matrix.inverse * matrix, M(1), 1e-12))
    #expect(matrix_invert(matrix) == simd_inverse(matrix))
  }

  @Test func inversesUndo() {
    expectInverse(double2x2.self)
    expectInverse(double3x3.self)
    expectInverse(double4x4.self)
  }

  @Test func determinantsAreExact() {
    #expect(double2x2([3, -2], [5, 4]).determinant == 22)
    #expect(matrix(double3x3.self).determinant == 123)
    #expect(float4x4(diagonal: [2, 3, 4, 5]).determinant == 120)
    let swapped = float4x4([0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
    #expect(simd_determinant(swapped) == -1)
  }

  @Test func determinantsOfProductsAreProducts() {
    let matrix = matrix(double4x4.self)
    let square = matrix * matrix
    #expect(abs(square.determinant - matrix.determinant * matrix.determinant) < 1e-6)
  }

  @Test func whatHasNoInverseGivesNoNumbers() {
    let inverse = float2x2([1, 2], [2, 4]).inverse
    #expect(!inverse[0][0].isFinite)
  }

  @Test func theIdentityIsItsOwnInverse() {
    #expect(matrix_identity_float4x4.inverse == matrix_identity_float4x4)
    #expect(simd_trace(matrix_identity_double3x3) == 3)
  }
}
