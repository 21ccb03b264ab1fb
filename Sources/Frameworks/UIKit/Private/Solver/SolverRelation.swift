/// How the sum of a constraint compares with zero.
enum SolverRelation {
  case lessOrEqual, equal, greaterOrEqual
}
