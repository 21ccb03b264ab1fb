import LinkPresentation
import Testing

@MainActor @Suite struct LPLinkViewTests {
  private func texts(_ view: UIView) -> [String] {
    view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func theHostStandsForALink() throws {
    let view = LPLinkView(url: try #require(URL(string: "https://example.com/page")))
    #expect(texts(view) == ["example.com"])
    let metadata = LPLinkMetadata()
    metadata.url = view.metadata.url
    metadata.title = "An example"
    view.metadata = metadata
    #expect(texts(view) == ["An example", "example.com"])
    #expect(view.intrinsicContentSize.height > 24)
  }
}
