/// What the screen is about.
enum SearchState: Equatable {
  case ready
  case searching
  case found
  case nothingFound(searchTerm: String)
  case failed(message: String)
}
