/// The required constraints that rule out the one that was to be added; without any one of them it could be.
struct SolverConflict: Error, Equatable {
  var constraints: [Int]
}
