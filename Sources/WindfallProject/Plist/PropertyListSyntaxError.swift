/// Where a property list is damaged, and how.
struct PropertyListSyntaxError: Error, Equatable {
  let line: Int
  let message: String
}
