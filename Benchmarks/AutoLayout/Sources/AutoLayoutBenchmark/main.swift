// Prints what building, editing and emptying a system takes, in microseconds; "model" as argument prints the system.

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.lazy.compactMap { Int($0) }.first ?? 1000
let model = Model(constraintCount: count)

func microseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

if arguments.contains("model") {
  print(model.text)
} else {
  let clock = ContinuousClock()
  var building: [Double] = []
  var editing: [Double] = []
  var emptying: [Double] = []
  var checksum = 0.0
  for _ in 0..<9 {
    var solver = ConstraintSolver()
    var added: [Int] = []
    let time = try clock.measure {
      let variables = (0..<model.variableCount).map { _ in solver.makeVariable() }
      for constraint in model.constraints {
        let terms = constraint.terms.map { SolverTerm(variables[$0.variable], $0.coefficient) }
        added.append(
          try solver.add(terms, constraint.relation, constant: constraint.constant, priority: constraint.priority))
      }
      _ = solver.solve()
    }
    building.append(microseconds(time))
    editing.append(
      microseconds(
        clock.measure {
          for step in 0..<100 {
            solver.setConstant(-300 - Double(step * 37 % 400), of: added[model.widthConstraint])
            _ = solver.solve()
            checksum += (0..<model.variableCount).reduce(0) { $0 + solver.value(of: $1) }
          }
        }) / 100)
    emptying.append(
      microseconds(
        clock.measure {
          for constraint in added { solver.remove(constraint: constraint) }
          _ = solver.solve()
        }))
  }
  print("windfall \(median(building)) \(median(editing)) \(median(emptying)) \(checksum / 9)")
}
