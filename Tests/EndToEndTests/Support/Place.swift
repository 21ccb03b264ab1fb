/// A line of a source file.
struct Place: Equatable {
  var file: String?
  var line: Int?
}

extension RunEvent {
  var place: Place { Place(file: file, line: line) }
}
