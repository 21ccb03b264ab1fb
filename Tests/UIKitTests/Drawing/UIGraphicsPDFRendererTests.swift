import Foundation
import Synchronization
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

/// What the tool is asked to draw, in the place of the tool.
@MainActor @Suite(.serialized) struct UIGraphicsPDFRendererTests {
  private let box = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// The document that some code makes, whose bytes are its number of pages.
  private func document(_ make: () throws -> Data) rethrows -> DisplayDocument? {
    let asked = Mutex<DisplayDocument?>(nil)
    PictureService.use { request in
      guard case .document(let document) = request else { return Data() }
      asked.withLock { $0 = document }
      return Data("\(document.pages.count)".utf8)
    }
    let data = try make()
    let document = asked.withLock { $0 }
    #expect(data == Data("\(document?.pages.count ?? -1)".utf8))
    return document
  }

  @Test func `Each page has what was drawn since it began`() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Invoice", kCGPDFContextCreator as String: "Shop"]
    let document = document {
      UIGraphicsPDFRenderer(bounds: box, format: format).pdfData { context in
        context.beginPage()
        #expect(context.pdfContextBounds == box)
        UIColor.red.setFill()
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        "Total".draw(at: .zero, withAttributes: nil)
        let other = CGRect(x: 0, y: 0, width: 50, height: 60)
        context.beginPage(withBounds: other, pageInfo: [:])
        #expect(context.pdfContextBounds == other)
      }
    }
    let pages = try #require(document?.pages)
    #expect(pages.map(\.size) == [box.size, CGSize(width: 50, height: 60)])
    #expect(pages.map { $0.root.items.isEmpty } == [false, true])
    #expect(document?.information.title == "Invoice" && document?.information.creator == "Shop")
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `A document is written to a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try document {
      try UIGraphicsPDFRenderer(bounds: box).writePDF(to: file) { $0.beginPage() }
      return try Data(contentsOf: file)
    }
  }

  @Test func `The functions of before draw one as well`() throws {
    let document = document {
      let data = NSMutableData()
      UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextAuthor as String: "Ann"])
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
      UIRectFill(box)
      UIGraphicsBeginPDFPageWithInfo(box, nil)
      UIGraphicsEndPDFContext()
      return data as Data
    }
    #expect(document?.pages.map(\.size) == [CGSize(width: 612, height: 792), box.size])
    #expect(document?.information.author == "Ann")
  }

  @Test func `The y axis of a page points up without a renderer`() throws {
    let document = document {
      let data = NSMutableData()
      var box = box
      guard let consumer = CGDataConsumer(data: data),
        let context = CGContext(consumer: consumer, mediaBox: &box, nil)
      else { return Data() }
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endPDFPage()
      context.closePDF()
      return data as Data
    }
    guard case .group(let group)? = document?.pages.first?.root.items.first else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(CGPoint.zero.applying(group.transform) == CGPoint(x: 0, y: 100))
  }

  @Test func `An image is encoded at once`() {
    PictureService.use { _ in Data("PNG".utf8) }
    let data = UIGraphicsImageRenderer(size: box.size).pngData { $0.fill(box) }
    #expect(data == Data("PNG".utf8))
  }
}
