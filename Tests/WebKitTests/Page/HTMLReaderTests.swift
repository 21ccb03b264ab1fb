import Testing

@testable import WebKit

@Suite struct HTMLReaderTests {
  private let reader: HTMLReader

  init() throws { reader = try #require(HTMLReader()) }

  @Test("Elements that are not closed, attributes without quotation marks and named characters are read")
  func tolerance() throws {
    let page = reader.read("<TITLE>A &amp; B</title><ul><li>one<li ID=x>two &eacute;</ul><img src=a.png alt='b'>")
    #expect(page.first("title")?.collapsedText == "A & B")
    let items = try #require(page.first("ul")).children
    #expect(items.map(\.name) == ["li", "li"])
    #expect(items.last?.collapsedText == "two é" && items.last?.attributes == ["id": "x"])
    #expect(page.first("img")?.attributes == ["src": "a.png", "alt": "b"])
  }

  @Test("What is no page, and what nests deep, is read without harm")
  func hostile() {
    #expect(reader.read("").children.isEmpty)
    #expect(reader.read("<<<>").name == "page")
    let deep = reader.read(String(repeating: "<div>", count: 10_000) + "in")
    #expect(deep.first("div") != nil)
    #expect(reader.read("<!DOCTYPE html [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><p>&x;</p>").first("p") != nil)
  }
}
