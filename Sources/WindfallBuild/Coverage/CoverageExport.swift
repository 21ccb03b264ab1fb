import Foundation

/// What `llvm-cov export` writes, as far as it is needed.
struct CoverageExport: Decodable {
  /// A piece of code with its counter, in the order of the file's numbers.
  struct Region: Decodable {
    let start: SourcePosition
    let end: SourcePosition
    let count: Int
    let file: Int
    let kind: Int

    init(from decoder: any Decoder) throws {
      let numbers = try decoder.singleValueContainer().decode([Int].self)
      guard numbers.count >= 8 else { throw BuildError(.unusableMachine, "llvm-cov writes regions in an unknown form") }
      start = SourcePosition(line: numbers[0], column: numbers[1])
      end = SourcePosition(line: numbers[2], column: numbers[3])
      count = numbers[4]
      file = numbers[5]
      kind = numbers[7]
    }

    /// Code, and nothing between, skipped or expanded.
    var isCode: Bool { kind == 0 }
  }

  /// The two ways out of a condition.
  struct Branch: Decodable {
    let start: SourcePosition
    let taken: Int
    let notTaken: Int
    let file: Int

    init(from decoder: any Decoder) throws {
      let numbers = try decoder.singleValueContainer().decode([Int].self)
      guard numbers.count >= 9 else {
        throw BuildError(.unusableMachine, "llvm-cov writes branches in an unknown form")
      }
      start = SourcePosition(line: numbers[0], column: numbers[1])
      (taken, notTaken, file) = (numbers[4], numbers[5], numbers[6])
    }
  }

  struct Function: Decodable {
    var name: String
    let count: Int
    let filenames: [String]
    let regions: [Region]
    let branches: [Branch]?
  }

  struct Part: Decodable {
    var functions: [Function]
  }

  var data: [Part]

  init(data: [Part]) { self.data = data }
}
