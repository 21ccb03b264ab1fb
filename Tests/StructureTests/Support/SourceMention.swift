/// A name and the line on which a file mentions it.
struct SourceMention: Equatable {
  let name: String
  let line: Int
}
