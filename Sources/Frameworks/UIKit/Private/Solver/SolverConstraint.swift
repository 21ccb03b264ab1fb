/// A constraint as it was added, and the symbols that stand for it in the tableau.
struct SolverConstraint {
  var terms: [SolverTerm]
  var relation: SolverRelation
  var constant: Double
  var priority: Float
  /// The symbol that occurs in no other constraint: a dummy, a slack or an error.
  var marker = -1
  /// The factor of the marker where the constraint is written as a sum that is zero.
  var markerCoefficient = 1.0
  /// The error of an inequality, or the second one of an equality; -1 where the constraint is required.
  var other = -1

  var isRequired: Bool { priority >= 1000 }
}
