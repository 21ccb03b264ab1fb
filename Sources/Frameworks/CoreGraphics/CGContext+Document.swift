import Foundation

/// Documents, whose y axis points up.
extension CGContext {
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?
  ) {
    self.init(
      Document(
        for: "CGContext.closePDF()", box: mediaBox?.pointee ?? Document.letter,
        information: auxiliaryInfo as? [AnyHashable: Any] ?? [:], pointsDown: false, finish: consumer.take))
  }

  public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  public func beginPDFPage(_ pageInfo: NSDictionary?) {
    let found = pageInfo?.object(forKey: kCGPDFContextMediaBox)
    let bytes = (found as? NSData).map { $0 as Data } ?? found as? Data
    let size = MemoryLayout<CGRect>.size
    let box = bytes.flatMap { bytes in
      bytes.count >= size ? bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
    }
    beginDocumentPage(box)
  }

  public func endPDFPage() { endDocumentPage() }

  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginDocumentPage(mediaBox?.pointee) }

  public func endPage() { endDocumentPage() }
}

nonisolated(unsafe) public let kCGPDFContextTitle: NSString = "kCGPDFContextTitle"
nonisolated(unsafe) public let kCGPDFContextAuthor: NSString = "kCGPDFContextAuthor"
nonisolated(unsafe) public let kCGPDFContextSubject: NSString = "kCGPDFContextSubject"
nonisolated(unsafe) public let kCGPDFContextKeywords: NSString = "kCGPDFContextKeywords"
nonisolated(unsafe) public let kCGPDFContextCreator: NSString = "kCGPDFContextCreator"
/// Its value is data that holds a `CGRect`.
nonisolated(unsafe) public let kCGPDFContextMediaBox: NSString = "kCGPDFContextMediaBox"
