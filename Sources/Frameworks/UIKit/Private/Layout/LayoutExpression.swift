/// A sum of variables and a constant.
struct LayoutExpression {
  var terms: [SolverTerm] = []
  var constant = 0.0

  mutating func add(_ variable: Int, _ coefficient: Double = 1) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else {
      terms.append(SolverTerm(variable, coefficient))
    }
  }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, term.coefficient * factor) }
  }
}
