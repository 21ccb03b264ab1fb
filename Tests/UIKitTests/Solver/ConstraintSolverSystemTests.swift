import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

/// Random systems with what kiwisolver makes of them; Fixtures/record-systems.py writes them.
struct ConstraintSolverSystemTests {
  /// A system as it is replayed, with its constraints in the order they were added.
  private struct Replay {
    var solver = ConstraintSolver()
    var variables: [Int] = []
    var constraints: [(spec: SolverConstraint, id: Int?)] = []

    func miss(of spec: SolverConstraint) -> Double {
      let sum = spec.terms.reduce(spec.constant) { $0 + solver.value(of: $1.variable) * $1.coefficient }
      switch spec.relation {
      case .equal: return abs(sum)
      case .lessOrEqual: return max(0, sum)
      case .greaterOrEqual: return max(0, -sum)
      }
    }

    mutating func add(_ words: [String]) throws -> Bool {
      let terms = try words[3...].map { word in
        let parts = word.split(separator: ":")
        return SolverTerm(variables[try #require(Int(parts[0]))], try #require(Double(parts[1])))
      }
      let relation: SolverRelation = words[1] == "eq" ? .equal : words[1] == "le" ? .lessOrEqual : .greaterOrEqual
      let spec = SolverConstraint(
        terms: terms, relation: relation, constant: try #require(Double(words[2])),
        priority: try #require(Float(words[0])))
      let id = try? solver.add(terms, relation, constant: spec.constant, priority: spec.priority)
      constraints.append((spec, id))
      return id != nil
    }

    mutating func edit(_ index: Int, to constant: Double) throws -> Bool {
      solver.setConstant(constant, of: try #require(constraints[index].id))
      guard solver.solve().isEmpty else { return false }
      constraints[index].spec.constant = constant
      return true
    }

    /// What all constraints of a priority are missed by.
    func misses(at priority: Float) -> Double {
      constraints.filter { $0.id != nil && $0.spec.priority == priority }.reduce(0) { $0 + miss(of: $1.spec) }
    }
  }

  @Test func `Random systems are solved as well as by kiwisolver`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/systems.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    var replay = Replay()
    var comparisons = 0
    for (number, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      var words = line.split(separator: " ").map(String.init)
      let isRefused = words.last == "refused"
      if isRefused { words.removeLast() }
      let rest = Array(words.dropFirst())
      let place = Comment("line \(number + 1)")
      switch words[0] {
      case "system":
        replay = Replay()
        replay.variables = (0..<(try #require(Int(rest[0])))).map { _ in replay.solver.makeVariable() }
      case "add": #expect(try replay.add(rest) != isRefused, place)
      case "remove":
        let index = try #require(Int(rest[0]))
        replay.solver.remove(constraint: try #require(replay.constraints[index].id))
        replay.constraints[index].id = nil
      case "edit":
        let index = try #require(Int(rest[0]))
        #expect(try replay.edit(index, to: try #require(Double(rest[1]))) != isRefused, place)
      case "misses":
        #expect(replay.solver.solve().isEmpty, place)
        #expect(replay.misses(at: 1000) < 1e-5, place)
        for word in rest {
          let parts = word.split(separator: ":")
          let expected = try #require(Double(parts[1]))
          #expect(abs(replay.misses(at: try #require(Float(parts[0]))) - expected) < 1e-3, place)
        }
        comparisons += 1
      case "values":
        for (variable, word) in zip(replay.variables, rest) {
          #expect(abs(replay.solver.value(of: variable) - (try #require(Double(word)))) < 1e-3, place)
        }
      default: Issue.record("an unknown step", sourceLocation: #_sourceLocation)
      }
    }
    #expect(comparisons > 1000)
  }
}
