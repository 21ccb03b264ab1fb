import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct NSAttributedStringDocumentsTests {
  private func html(_ source: String) throws -> NSAttributedString {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    return try NSAttributedString(data: Data(source.utf8), options: options, documentAttributes: nil)
  }

  private func isBold(_ text: NSAttributedString, at place: Int) -> Bool {
    let font = text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
  }

  @Test func `HTML is read as text with paragraphs, marks and links`() throws {
    let text = try html(
      "<html><head><title>No</title></head><body><p>Fish &amp; <b>chips</b></p>\n"
        + "<p>a<br>b &#8364; <a href=\"https://a.de/x\">here</a></p></body>")
    #expect(text.string == "Fish & chips\na\u{2028}b € here\n")
    #expect(!isBold(text, at: 0) && isBold(text, at: 8))
    #expect(text.attribute(.link, at: text.length - 2, effectiveRange: nil) as? URL == URL(string: "https://a.de/x"))
    #expect(try html("one  two").string == "one two")
    #expect(try html("<ul><li>x</li><li>y</li></ul>").string == "\t•\tx\n\t•\ty\n")
    #expect(try html("a < b & c").string.hasPrefix("a "))
  }

  @Test func `What is written as RTF or HTML is read again`() throws {
    let text = NSMutableAttributedString(string: "Größe {1}\n😀 ", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.append(NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)]))
    let range = NSRange(location: 0, length: text.length)
    for type in [NSAttributedString.DocumentType.rtf, .html] {
      let data = try text.data(from: range, documentAttributes: [.documentType: type])
      let read = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
      #expect(read.string.hasPrefix("Größe {1}\n😀 bold"), "\(type.rawValue)")
      #expect(isBold(read, at: text.length - 1) && !isBold(read, at: 0))
    }
    let plain = try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(String(decoding: plain, as: UTF8.self) == text.string)
    #expect(throws: (any Error).self) {
      try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    }
  }

  @Test func `A document says of which type it is, and RTF is known by itself`() throws {
    let data = Data("{\\rtf1\\ansi{\\fonttbl\\f0 Helvetica;}\\b Hi\\b0 \\'fc\\u8364 ?\\par}".utf8)
    var attributes: NSDictionary?
    let text = try NSAttributedString(data: data, options: [:], documentAttributes: &attributes)
    #expect(text.string == "Hiü€\n" && isBold(text, at: 0) && !isBold(text, at: 2))
    #expect(attributes?["DocumentType"] as? String == "NSRTF")
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
  }
}
