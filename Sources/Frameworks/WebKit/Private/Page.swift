/// A page that was loaded, of which only the title is known.
struct Page {
  let url: URL
  let title: String
  let load: PageLoad

  init(_ load: PageLoad, text: String) {
    url = load.url
    self.load = load
    let start = text.range(of: "<title>", options: .caseInsensitive)
    let rest = start.map { text[$0.upperBound...] }
    let end = rest?.range(of: "</title>", options: .caseInsensitive)
    title =
      rest.flatMap { rest in end.map { rest[..<$0.lowerBound] } }?
      .trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }
}
