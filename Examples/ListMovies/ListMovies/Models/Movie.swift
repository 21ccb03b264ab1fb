struct Movie: Decodable, Equatable {
  let title: String
  /// A day such as `2008-11-12`, if the release date is known.
  let releaseDate: String
}
