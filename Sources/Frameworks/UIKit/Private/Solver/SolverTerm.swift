/// A variable times a factor.
struct SolverTerm: Equatable {
  var variable: Int
  var coefficient: Double

  init(_ variable: Int, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
