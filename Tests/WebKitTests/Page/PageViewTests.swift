import Foundation
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

@testable @_spi(Windfall) import WebKit

@MainActor @Suite struct PageViewTests {
  private let base = URL(fileURLWithPath: "/pages/index.html")

  /// The content of a page, 400 points wide.
  private func page(_ text: String, follow: @escaping (PageLink) -> Void = { _ in }) -> (
    view: PageView, height: CGFloat
  ) {
    var builder = PageBuilder(base: base, controls: PageControls(follow: follow))
    builder.add(Page.read(text))
    let view = PageView(blocks: builder.blocks, follow: follow)
    return (view, view.layOut(width: 400))
  }

  private func labels(_ view: PageView) -> [String] { view.subviews.compactMap(\.accessibilityLabel) }

  @Test("Texts are found under their blocks, white space is one space, and nothing unseen is there")
  func texts() {
    let view = page(
      """
      <html><head><title>No</title><style>p { }</style></head><body>
      <h1>Head
        line</h1><p>Some <b>bold</b> text<br>more</p><script>no()</script>
      <p hidden>no</p><p style="display: none">no</p><div aria-hidden="true">no</div></body></html>
      """
    ).view
    #expect(labels(view) == ["Head line", "Some", "bold", "text", "more"])
    #expect(view.subviews[0].accessibilityTraits.contains(.header))
    #expect(view.subviews[0].frame.height > view.subviews[1].frame.height)
    #expect(view.subviews[1].frame.maxX <= view.subviews[2].frame.minX)
    #expect(view.subviews[4].frame.minX == 8 && view.subviews[4].frame.minY > view.subviews[3].frame.minY)
  }

  @Test("Lines break at the edge, and the page is as high as its lines")
  func wrapping() {
    let short = page("<p>word</p>")
    let long = page("<p>" + String(repeating: "word ", count: 60) + "</p>")
    #expect(long.height > short.height * 3)
    #expect(long.view.subviews.allSatisfy { $0.frame.maxX <= 392 })
    #expect(long.view.layOut(width: 200) > long.height)
  }

  @Test("A link is one element, however many texts it has, and leads where it says")
  func links() throws {
    var followed: [String] = []
    let view = page("<p>See <a href='../a.html'>the <i>first</i> page</a>, <a href=#x>here</a></p>") {
      followed.append($0.address.absoluteString)
    }.view
    let links = view.subviews.compactMap { $0 as? PageTextView }.filter { $0.elementType == .link }
    #expect(links.map(\.accessibilityLabel) == ["the first page", "here"])
    for link in links { link.sendActions(for: .touchUpInside) }
    #expect(followed == ["file:///a.html", "file:///pages/index.html#x"])
  }

  @Test("Cells of a table stand side by side, list items are moved in")
  func tablesAndLists() throws {
    let view = page("<table><tr><td>left</td><td>right</td></tr></table><ul><li>item</li></ul>").view
    let (left, right) = (view.subviews[0], view.subviews[1])
    #expect(labels(view) == ["left", "right", "•", "item"])
    #expect(left.frame.minY == right.frame.minY && right.frame.minX == 8 + 192)
    #expect(view.subviews[2].frame.minX == 48)
  }

  @Test("Fields, buttons and pictures are controls and views of UIKit")
  func controls() throws {
    let view = page(
      "<form><input placeholder=Name value=Ann><input type=password><input type=checkbox checked>"
        + "<input type=hidden><button>Send</button><textarea rows=3>Text</textarea>"
        + "<img alt=Logo width=30 height=20></form>"
    ).view
    let fields = view.subviews.compactMap { $0 as? UITextField }
    #expect(fields.map(\.text) == ["Ann", ""] && fields.map(\.isSecureTextEntry) == [false, true])
    #expect(fields.first?.placeholder == "Name")
    #expect(view.subviews.compactMap { $0 as? UISwitch }.map(\.isOn) == [true])
    #expect(view.subviews.compactMap { $0 as? UIButton }.map { $0.title(for: .normal) } == ["Send"])
    #expect(view.subviews.compactMap { $0 as? UITextView }.map(\.text) == ["Text"])
    let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.accessibilityLabel == "Logo" && picture.frame.size == CGSize(width: 30, height: 20))
  }
}
