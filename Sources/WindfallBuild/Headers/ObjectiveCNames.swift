import Foundation
import WindfallFacts

/// What types of Apple's are called in Objective-C. Most are called the same, with the names of those around in front; the
/// others stand in the table of renames.
struct ObjectiveCNames {
  /// By the name in Swift: the names in Objective-C.
  private var renames: [String: [String]] = [:]

  init(table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 3, ["class", "protocol", "tag"].contains(cells[0]) else { continue }
      renames[cells[2], default: []].append(cells[1])
    }
  }

  init(facts: SDKFacts) {
    self.init(table: facts.renames)
  }

  /// The names by which headers may know a type.
  func names(of declaration: SDKDeclaration, in module: String) -> [String] {
    let flat = declaration.name.filter { $0 != "." }
    var names = (renames[declaration.name] ?? []) + [flat]
    if module == "Foundation", !flat.hasPrefix("NS") { names.append("NS" + flat) }
    return names
  }
}
