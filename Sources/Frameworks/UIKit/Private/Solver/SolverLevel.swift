/// What constraints of one priority are missed by: a sum over symbols that is to be made as small as possible.
struct SolverLevel {
  var priority: Float
  var useCount = 0
  /// A factor for each symbol.
  var objective: ContiguousArray<Double>
}
