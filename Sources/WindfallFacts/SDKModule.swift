import Foundation

/// What is known of one module of Apple's.
public struct SDKModule: Sendable {
  public let name: String
  /// In the order of the file.
  public private(set) var declarations: [SDKDeclaration] = []

  /// Reads the facts of a module.
  public init(name: String, data: Data, path: String = "") throws(SDKFactsError) {
    self.name = name
    guard let text = String(data: data, encoding: .utf8) else {
      throw SDKFactsError(path: path, line: 1, problem: "it is not UTF-8 text")
    }
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if number == 1 {
        let heading = line.hasPrefix("# ") ? line.dropFirst(2).prefix { $0 != ":" } : ""
        guard heading == name else {
          throw SDKFactsError(path: path, line: 1, problem: "it does not begin with \"# \(name):\"")
        }
        continue
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let isMember = line.hasPrefix("\t")
      let fields = (isMember ? line.dropFirst() : line).split(separator: "\t").map { String($0) }
      guard let first = fields.first, let fact = SDKFact(first, fields: fields.dropFirst()) else {
        throw SDKFactsError(path: path, line: number, problem: "\"\(line)\" is no declaration")
      }
      if isMember {
        guard !declarations.isEmpty else {
          throw SDKFactsError(path: path, line: number, problem: "a member stands before the first type")
        }
        declarations[declarations.count - 1].members.append(fact)
      } else {
        guard let declaration = SDKDeclaration(fact) else {
          throw SDKFactsError(path: path, line: number, problem: "\"\(first)\" does not stand in a type")
        }
        declarations.append(declaration)
      }
    }
    guard number > 0 else { throw SDKFactsError(path: path, line: 1, problem: "it is empty") }
  }
}
