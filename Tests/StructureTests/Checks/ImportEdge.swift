/// A module that another module may import.
struct ImportEdge {
  let importer: String
  let imported: String
  let reason: String

  init(_ importer: String, _ imported: String, _ reason: String) {
    self.importer = importer
    self.imported = imported
    self.reason = reason
  }
}
