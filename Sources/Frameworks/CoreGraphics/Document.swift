import Foundation
import WindfallCore

/// A PDF document that a context draws.
@_spi(Windfall) public final class Document {
  private var pages: [DisplayList] = []
  private let information: DisplayDocument.Information
  private let pointsDown: Bool
  private let finish: (Data) -> Void
  /// The API for which it is made.
  private let name: String
  private var isClosed = false

  /// The box where nobody says one: a sheet of the size letter.
  public static var letter: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
  /// The box of pages that have none of their own.
  private let box: CGRect
  /// That of the page that is drawn; nil between pages.
  private var pageBox: CGRect?

  /// The information has keys such as `kCGPDFContextTitle`. Whoever finishes it gets the file's bytes.
  public init(
    for name: String, box: CGRect, information: [AnyHashable: Any], pointsDown: Bool, finish: @escaping (Data) -> Void
  ) {
    self.name = name
    self.box = box
    self.information = DisplayDocument.Information(information)
    self.pointsDown = pointsDown
    self.finish = finish
  }

  /// The box of the page that is drawn, or else of the next.
  public var currentBox: CGRect { pageBox ?? box }

  /// Where a context begins on a page.
  fileprivate func begin(_ own: CGRect?) -> CGAffineTransform {
    let box = own ?? box
    pageBox = box
    return pointsDown
      ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
  }

  fileprivate func end(_ items: [DisplayItem]) {
    guard let box = pageBox else { return }
    pageBox = nil
    pages.append(
      DisplayList(size: box.size, scale: 1, background: .clear, root: DisplayGroup(items: items)))
  }

  fileprivate func close() {
    guard !isClosed else { return }
    isClosed = true
    finish(PictureService.draw(DisplayDocument(pages: pages, information: information), for: name))
  }
}

extension DisplayDocument.Information {
  fileprivate init(_ texts: [AnyHashable: Any]) {
    self.init()
    func text(_ key: NSString) -> String? {
      let found = texts[key as String] ?? texts[key]
      if let list = found as? [String] { return list.joined(separator: ", ") }
      return found as? String ?? (found as? NSString).map { $0 as String }
    }
    title = text(kCGPDFContextTitle)
    author = text(kCGPDFContextAuthor)
    subject = text(kCGPDFContextSubject)
    keywords = text(kCGPDFContextKeywords)
    creator = text(kCGPDFContextCreator)
  }
}

extension CGContext {
  /// Ends the page that is drawn, if there is one, and begins the next.
  @_spi(Windfall) public func beginDocumentPage(_ box: CGRect?) {
    guard let document else { return }
    endDocumentPage()
    state = State()
    state.transform = document.begin(box)
  }

  func endDocumentPage() {
    document?.end(items)
    replaceItems(with: [])
    (saved, layers) = ([], [])
  }

  /// See [closePDF()](https://developer.apple.com/documentation/coregraphics/cgcontext/closepdf()).
  public func closePDF() {
    endDocumentPage()
    document?.close()
  }
}
