import WindfallCore

extension ElementHandle {
  /// The steps of the query, in the manner of XCUITest.
  var chainDescription: String {
    var lines = ["Query chain:", " →Find: Target Application '\(TestEnvironment.appName)'"]
    for (depth, step) in query.stepDescriptions.enumerated() {
      lines.append(String(repeating: "  ", count: depth + 1) + "↪︎Find: " + step)
    }
    if let elements = try? all() {
      let indentation = String(repeating: "  ", count: query.stepDescriptions.count + 1)
      lines.append(indentation + "Output: {")
      for element in elements { lines.append(indentation + "  " + element.line) }
      lines.append(indentation + "}")
    }
    return lines.joined(separator: "\n")
  }
}
