/// [vDSP](https://developer.apple.com/documentation/accelerate/vdsp-swift.enum)
public enum vDSP {
  private static func together<T>(_ first: [T], _ second: [T], _ change: (T, T) -> T) -> [T] {
    precondition(first.count == second.count, "vDSP takes arrays of one length")
    return zip(first, second).map(change)
  }

  // MARK: - Float

  public static func add(_ first: [Float], _ second: [Float]) -> [Float] { together(first, second, +) }
  public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { scalar + $0 } }
  public static func subtract(_ first: [Float], _ second: [Float]) -> [Float] { together(first, second, -) }
  public static func multiply(_ first: [Float], _ second: [Float]) -> [Float] { together(first, second, *) }
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { scalar * $0 } }
  public static func divide(_ first: [Float], _ second: [Float]) -> [Float] { together(first, second, /) }
  public static func divide(_ vector: [Float], _ scalar: Float) -> [Float] { vector.map { $0 / scalar } }
  public static func dot(_ first: [Float], _ second: [Float]) -> Float { multiply(first, second).reduce(0, +) }
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  public static func sumOfSquares(_ vector: [Float]) -> Float { vector.reduce(0) { $0 + $1 * $1 } }
  public static func mean(_ vector: [Float]) -> Float { sum(vector) / Float(vector.count) }
  public static func meanSquare(_ vector: [Float]) -> Float { sumOfSquares(vector) / Float(vector.count) }
  public static func rootMeanSquare(_ vector: [Float]) -> Float { meanSquare(vector).squareRoot() }
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  public static func absolute(_ vector: [Float]) -> [Float] { vector.map(abs) }
  public static func square(_ vector: [Float]) -> [Float] { vector.map { $0 * $0 } }
  public static func clip(_ vector: [Float], to bounds: ClosedRange<Float>) -> [Float] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  // MARK: - Double

  public static func add(_ first: [Double], _ second: [Double]) -> [Double] { together(first, second, +) }
  public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { scalar + $0 } }
  public static func subtract(_ first: [Double], _ second: [Double]) -> [Double] { together(first, second, -) }
  public static func multiply(_ first: [Double], _ second: [Double]) -> [Double] { together(first, second, *) }
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { scalar * $0 } }
  public static func divide(_ first: [Double], _ second: [Double]) -> [Double] { together(first, second, /) }
  public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] { vector.map { $0 / scalar } }
  public static func dot(_ first: [Double], _ second: [Double]) -> Double { multiply(first, second).reduce(0, +) }
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  public static func sumOfSquares(_ vector: [Double]) -> Double { vector.reduce(0) { $0 + $1 * $1 } }
  public static func mean(_ vector: [Double]) -> Double { sum(vector) / Double(vector.count) }
  public static func meanSquare(_ vector: [Double]) -> Double { sumOfSquares(vector) / Double(vector.count) }
  public static func rootMeanSquare(_ vector: [Double]) -> Double { meanSquare(vector).squareRoot() }
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  public static func absolute(_ vector: [Double]) -> [Double] { vector.map(abs) }
  public static func square(_ vector: [Double]) -> [Double] { vector.map { $0 * $0 } }
  public static func clip(_ vector: [Double], to bounds: ClosedRange<Double>) -> [Double] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
}
