import Testing
import simd

struct MatrixTests {
  private let tall = simd_float2x3([SIMD3(1, 2, 3), SIMD3(4, 5, 6)])
  private let wide = simd_float3x2([SIMD2(1, 2), SIMD2(3, 4), SIMD2(5, 6)])

  @Test func aNewMatrixIsZero() {
    #expect(float4x4() == float4x4(0))
    #expect(double2x3().columns.1 == SIMD3<Double>())
  }

  @Test func numbersAndDiagonalsFillTheDiagonal() {
    #expect(float4x4(1) == matrix_identity_float4x4)
    #expect(float2x2(diagonal: [2, 3]) == float2x2([[2, 0], [0, 3]]))
    #expect(double4x2(diagonal: [2, 3]) == double4x2([2, 0], [0, 3], [0, 0], [0, 0]))
    #expect(simd_diagonal_matrix(SIMD3<Float>(1, 2, 3)) == float3x3(diagonal: [1, 2, 3]))
  }

  @Test func rowsAreTransposedColumns() {
    let matrix = double2x3(rows: [[1, 2], [3, 4], [5, 6]])
    #expect(matrix.columns.0 == [1, 3, 5])
    #expect(matrix == simd_matrix_from_rows(SIMD2(1, 2), SIMD2(3, 4), SIMD2(5, 6)))
    #expect(tall == simd_matrix(SIMD3<Float>(1, 2, 3), SIMD3<Float>(4, 5, 6)))
    #expect(tall.transpose == simd_float3x2(rows: [[1, 2, 3], [4, 5, 6]]))
  }

  @Test func subscriptsNameTheColumnFirst() {
    var matrix = tall
    #expect(matrix[1] == [4, 5, 6])
    #expect(matrix[1, 2] == 6)
    #expect(matrix[1][0] == 4)
    matrix[0, 1] = 9
    matrix[1].x = 7
    matrix.columns.1.y = 8
    #expect(matrix == simd_float2x3(columns: ([1, 9, 3], [7, 8, 6])))
  }

  @Test func sumsAndProductsWithNumbers() {
    var matrix = tall + tall
    #expect(matrix == 2 * tall)
    matrix -= tall
    #expect(matrix == tall)
    matrix *= 3
    #expect(matrix == tall * 3)
    #expect(-tall == tall - tall * 2)
    #expect(simd_linear_combination(2, tall, 3, tall) == 5 * tall)
  }

  @Test func vectorsStandOnBothSides() {
    #expect(tall * SIMD2<Float>(1, 10) == [41, 52, 63])
    #expect(SIMD3<Float>(1, 10, 100) * tall == [321, 654])
    #expect(matrix_multiply(tall, SIMD2(1, 10)) == simd_mul(tall, SIMD2(1, 10)))
  }

  @Test func productsHaveTheRowsOfTheFirstAndTheColumnsOfTheSecond() {
    let product: simd_float3x3 = tall * wide
    #expect(product == simd_float3x3(rows: [[9, 19, 29], [12, 26, 40], [15, 33, 51]]))
    let square: simd_float2x2 = wide * tall
    #expect(square == simd_float2x2(rows: [[22, 49], [28, 64]]))
    #expect(simd_mul(wide, tall) == square)
    var grown = wide
    grown *= float3x3(2)
    #expect(grown == 2 * wide)
  }

  @Test func longProductsOfSquaresAreFound() {
    let move = float4x4(columns: ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [5, 6, 7, 1]))
    let scale = float4x4(diagonal: [2, 2, 2, 1])
    let turn = float4x4(simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
    let point = move * scale * turn * SIMD4<Float>(1, 0, 0, 1)
    #expect(simd_almost_equal_elements(point, [5, 8, 7, 1], 1e-6))
    var all = move
    all *= scale
    #expect(all == simd_mul(move, scale))
  }

  @Test func elementsThatAreNearAreAlmostEqual() {
    #expect(simd_almost_equal_elements(tall, tall + simd_float2x3(1e-4), 1e-3))
    #expect(!simd_almost_equal_elements(tall, tall + simd_float2x3(1e-2), 1e-3))
    #expect(matrix_almost_equal_elements_relative(tall, tall * 1.0001, 1e-3))
    #expect(simd_equal(tall, tall))
  }

  @Test func descriptionsShowTheColumns() {
    #expect("\(wide)" == "simd_float3x2([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])")
  }
}
