/// A new constant of a constraint.
struct SolverEdit: Equatable {
  var constraint: Int
  var constant: Double
}
