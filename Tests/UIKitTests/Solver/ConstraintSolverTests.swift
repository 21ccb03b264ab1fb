import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

struct ConstraintSolverTests {
  private func solve(_ solver: inout ConstraintSolver, _ variables: [Int]) -> [Double] {
    #expect(solver.solve().isEmpty)
    return variables.map { (solver.value(of: $0) * 1e6).rounded() / 1e6 }
  }

  @Test func `Required equalities and an inequality that binds`() throws {
    // The example of the paper: a midpoint between two ends that keep apart, inside 0 and 100.
    var solver = ConstraintSolver()
    let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(
      [SolverTerm(middle, 2), SolverTerm(left, -1), SolverTerm(right, -1)], .equal, constant: 0)
    _ = try solver.add([SolverTerm(right), SolverTerm(left, -1)], .greaterOrEqual, constant: -10)
    _ = try solver.add([SolverTerm(left)], .greaterOrEqual, constant: 0)
    _ = try solver.add([SolverTerm(right)], .lessOrEqual, constant: -100)
    _ = try solver.add([SolverTerm(middle)], .equal, constant: -98, priority: 500)
    #expect(solve(&solver, [left, middle, right]) == [90, 95, 100])
  }

  @Test func `A higher priority is served first, whatever it costs lower ones`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    _ = try solver.add([SolverTerm(width)], .equal, constant: -100, priority: 251)
    for _ in 0..<1000 { _ = try solver.add([SolverTerm(width)], .equal, constant: -200, priority: 250) }
    #expect(solve(&solver, [width]) == [100])
  }

  @Test func `A changed priority changes what gives way`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let small = try solver.add([SolverTerm(width)], .equal, constant: -10, priority: 400)
    _ = try solver.add([SolverTerm(width)], .equal, constant: -20, priority: 500)
    #expect(solve(&solver, [width]) == [20])
    solver.setPriority(600, of: small)
    #expect(solve(&solver, [width]) == [10])
  }

  @Test func `A removed constraint lets the others decide`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    _ = try solver.add([SolverTerm(width)], .equal, constant: -80, priority: 250)
    let least = try solver.add([SolverTerm(width)], .greaterOrEqual, constant: -100)
    let fixed = try solver.add([SolverTerm(width)], .equal, constant: -150)
    #expect(solve(&solver, [width]) == [150])
    solver.remove(constraint: fixed)
    #expect(solve(&solver, [width]) == [100])
    solver.remove(constraint: least)
    #expect(solve(&solver, [width]) == [80])
  }

  @Test func `A redundant constraint stands in when its twin goes`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = [SolverTerm(x), SolverTerm(y, -1)]
    let first = try solver.add(sum, .equal, constant: -5)
    _ = try solver.add(sum, .equal, constant: -5)
    _ = try solver.add([SolverTerm(x, 2), SolverTerm(y, -2)], .equal, constant: -10)
    _ = try solver.add([SolverTerm(y)], .equal, constant: -1)
    solver.remove(constraint: first)
    #expect(solve(&solver, [x, y]) == [6, 1])
    #expect(throws: SolverConflict.self) { _ = try solver.add([SolverTerm(x)], .equal, constant: -7) }
  }

  @Test func `A conflict names those who take part in it`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let one = try solver.add([SolverTerm(x)], .equal, constant: -100)
    _ = try solver.add([SolverTerm(z)], .equal, constant: -3)
    let two = try solver.add([SolverTerm(y), SolverTerm(x, -1)], .greaterOrEqual, constant: -50)
    do {
      _ = try solver.add([SolverTerm(y)], .lessOrEqual, constant: -120)
      Issue.record("120 is less than 150")
    } catch {
      #expect(error.constraints.sorted() == [one, two])
    }
    #expect(solve(&solver, [x, z]) == [100, 3])
    #expect(solver.value(of: y) >= 150)
  }

  @Test func `An edit that contradicts required constraints is refused and changes nothing`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let fixed = try solver.add([SolverTerm(width)], .equal, constant: -50)
    _ = try solver.add([SolverTerm(width)], .lessOrEqual, constant: -100)
    _ = solver.solve()
    solver.setConstant(-200, of: fixed)
    #expect(solver.solve() == [SolverEdit(constraint: fixed, constant: -200)])
    #expect(solve(&solver, [width]) == [50])
    solver.setConstant(-70, of: fixed)
    #expect(solve(&solver, [width]) == [70])
  }

  @Test func `Edits that are possible only together are made together`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let one = try solver.add([SolverTerm(width)], .equal, constant: -50)
    let two = try solver.add([SolverTerm(width)], .equal, constant: -50)
    _ = solver.solve()
    solver.setConstant(-60, of: one)
    solver.setConstant(-60, of: two)
    #expect(solve(&solver, [width]) == [60])
  }

  @Test func `What nothing decides is ambiguous`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([SolverTerm(x), SolverTerm(y, -1)], .equal, constant: -5)
    _ = solver.solve()
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    let fixed = try solver.add([SolverTerm(y)], .equal, constant: -1)
    _ = solver.solve()
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    #expect(solver.constraintsAffecting(y) == [fixed])
  }

  @Test func `An edit moves a long chain`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<500).map { _ in solver.makeVariable() }
    let start = try solver.add([SolverTerm(variables[0])], .equal, constant: 0)
    for (one, next) in zip(variables, variables.dropFirst()) {
      _ = try solver.add([SolverTerm(next), SolverTerm(one, -1)], .equal, constant: -2)
    }
    #expect(solve(&solver, [variables[499]]) == [998])
    for step in 1...50 { solver.setConstant(-Double(step), of: start) }
    #expect(solve(&solver, [variables[499]]) == [1048])
  }
}
