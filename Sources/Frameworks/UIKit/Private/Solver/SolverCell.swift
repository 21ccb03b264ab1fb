/// A symbol with its factor in a row of the tableau.
struct SolverCell {
  var symbol: Int
  var coefficient: Double
}
