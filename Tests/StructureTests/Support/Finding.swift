/// One place that breaks a rule of the repository.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  var line: Int?
  let message: String

  var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
