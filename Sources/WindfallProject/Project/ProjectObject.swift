/// One object of a project file. All access is lenient: what is missing or of another type counts as not there.
struct ProjectObject: Sendable {
  let id: String
  let fields: [String: PropertyListValue]

  var isa: String { self["isa"] ?? "" }

  subscript(key: String) -> String? { fields[key]?.string }

  func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }

  func dictionary(_ key: String) -> [String: PropertyListValue] { fields[key]?.dictionary ?? [:] }
}
