import Foundation
import Synchronization
import WindfallCore
@_spi(Windfall) import XCTestOverlay

/// The attachments of the running test, and the folder that those to be kept are written into.
final class AttachmentStore: Sendable {
  /// An attachment, which is only read once it has been added.
  private struct Entry: @unchecked Sendable {
    let attachment: XCTAttachment
  }

  /// Nil when nobody wants them.
  private let folder: String?
  private let entries = Mutex<[Entry]>([])

  init(folder: String?) { self.folder = folder }

  func add(_ attachment: XCTAttachment) {
    guard folder != nil else { return }
    let entry = Entry(attachment: attachment)
    entries.withLock { $0.append(entry) }
  }

  /// At the end of a test: keeps all attachments of one that failed, and those to be kept always of one that passed.
  func finish(_ test: TestIdentifier, hasFailed: Bool) {
    let entries = entries.withLock { entries in
      defer { entries = [] }
      return entries.map(\.attachment)
    }
    guard let folder else { return }
    let place = URL(fileURLWithPath: folder)
      .appendingPathComponent(test.className ?? "").appendingPathComponent(test.method ?? "")
    for (index, attachment) in entries.enumerated() where hasFailed || attachment.lifetime == .keepAlways {
      let name = "\(index + 1)-" + Self.fileName(of: attachment)
      do {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try attachment.payload.write(to: place.appendingPathComponent(name))
      } catch {
        FileHandle.standardError.write(Data("windfall: cannot write the attachment \(name): \(error)\n".utf8))
      }
    }
  }

  private static func fileName(of attachment: XCTAttachment) -> String {
    let type = fileExtension(of: attachment.uniformTypeIdentifier)
    let name = (attachment.name ?? "Attachment").map { $0 == "/" || $0 == "\0" ? "-" : $0 }
    // A file name has at most 255 bytes, and a character up to four of them.
    let text = String(name.prefix(50))
    return text.hasSuffix("." + type) ? text : text + "." + type
  }

  private static func fileExtension(of type: String) -> String {
    switch type {
    case "public.png": "png"
    case "public.jpeg": "jpg"
    case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
    case "public.json": "json"
    case "public.xml": "xml"
    case "public.html": "html"
    case "com.apple.property-list": "plist"
    default: "data"
    }
  }
}
