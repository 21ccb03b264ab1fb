/// The same constraints in plain values for both solvers: a column of cards in a window.
///
/// Each card has an icon and a title, pinned, centred and sized as in an app: 16 constraints, of which 6 are not
/// required.
struct Model {
  struct Constraint {
    var priority: Float
    var relation: SolverRelation
    var constant: Double
    var terms: [SolverTerm]
  }

  /// The number of the constraint that sets the window's width, which the benchmark edits.
  let widthConstraint = 0
  private(set) var variableCount = 1
  private(set) var constraints: [Constraint] = []

  init(constraintCount: Int) {
    add(999, .equal, -390, [SolverTerm(0)])
    var above: [Int]?
    while constraints.count < constraintCount { above = addCard(below: above) }
    constraints.removeLast(constraints.count - constraintCount)
  }

  private mutating func addBox() -> [Int] {
    variableCount += 4
    return Array(variableCount - 4..<variableCount)
  }

  private mutating func add(
    _ priority: Float, _ relation: SolverRelation, _ constant: Double, _ terms: [SolverTerm]
  ) {
    constraints.append(Constraint(priority: priority, relation: relation, constant: constant, terms: terms))
  }

  private mutating func addCard(below above: [Int]?) -> [Int] {
    let (card, icon, title) = (addBox(), addBox(), addBox())
    add(1000, .equal, -16, [SolverTerm(card[0])])
    add(1000, .equal, 16, [SolverTerm(card[0]), SolverTerm(card[2]), SolverTerm(0, -1)])
    if let above {
      add(1000, .equal, -8, [SolverTerm(card[1]), SolverTerm(above[1], -1), SolverTerm(above[3], -1)])
    } else {
      add(1000, .equal, -47, [SolverTerm(card[1])])
    }
    add(750, .greaterOrEqual, -44, [SolverTerm(card[3])])
    add(1000, .equal, -8, [SolverTerm(icon[0])])
    add(1000, .equal, 0, [SolverTerm(icon[1]), SolverTerm(icon[3], 0.5), SolverTerm(card[3], -0.5)])
    add(1000, .equal, -24, [SolverTerm(icon[2])])
    add(1000, .equal, 0, [SolverTerm(icon[3]), SolverTerm(icon[2], -1)])
    add(1000, .equal, -8, [SolverTerm(title[0]), SolverTerm(icon[0], -1), SolverTerm(icon[2], -1)])
    add(1000, .lessOrEqual, 8, [SolverTerm(title[0]), SolverTerm(title[2]), SolverTerm(card[2], -1)])
    add(1000, .equal, -8, [SolverTerm(title[1])])
    add(1000, .equal, 8, [SolverTerm(title[1]), SolverTerm(title[3]), SolverTerm(card[3], -1)])
    let width = 120 + Double(variableCount % 17) * 13
    add(750, .greaterOrEqual, -width, [SolverTerm(title[2])])
    add(250, .lessOrEqual, -width, [SolverTerm(title[2])])
    add(750, .greaterOrEqual, -20.5, [SolverTerm(title[3])])
    add(250, .lessOrEqual, -20.5, [SolverTerm(title[3])])
    return card
  }

  /// A line for each constraint, as the script for the other solver reads it.
  var text: String {
    let lines = constraints.map { constraint in
      let relation =
        switch constraint.relation {
        case .equal: "=="
        case .lessOrEqual: "<="
        case .greaterOrEqual: ">="
        }
      let terms = constraint.terms.map { "\($0.variable):\($0.coefficient)" }.joined(separator: " ")
      return "\(constraint.priority) \(relation) \(constraint.constant) \(terms)"
    }
    return (["\(variableCount)"] + lines).joined(separator: "\n")
  }
}
