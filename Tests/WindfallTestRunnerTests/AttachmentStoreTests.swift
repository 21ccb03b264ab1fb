import Foundation
import Testing
import WindfallCore

@testable import WindfallTestRunner
@_spi(Windfall) import XCTestOverlay

@Suite final class AttachmentStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let test = TestIdentifier(target: "T", className: "A", method: "testB")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func attachment(_ name: String?, _ lifetime: XCTAttachment.Lifetime) -> XCTAttachment {
    let attachment = XCTAttachment(string: name ?? "nameless")
    attachment.name = name
    attachment.lifetime = lifetime
    return attachment
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/A/testB")) ?? []).sorted()
  }

  @Test func `a test that passed keeps what is to be kept always`() throws {
    let store = AttachmentStore(folder: folder.path)
    store.add(attachment("kept", .keepAlways))
    store.add(attachment("dropped", .deleteOnSuccess))
    store.add(XCTAttachment(uniformTypeIdentifier: "public.png") { fatalError("nobody wants this picture") })
    store.finish(test, hasFailed: false)
    #expect(files == ["1-kept.txt"])
    #expect(try String(contentsOfFile: folder.path + "/A/testB/1-kept.txt", encoding: .utf8) == "kept")
  }

  @Test func `a test that failed keeps all`() {
    let store = AttachmentStore(folder: folder.path)
    store.add(attachment("a/b.txt", .deleteOnSuccess))
    store.add(attachment(nil, .keepAlways))
    store.finish(test, hasFailed: true)
    #expect(files == ["1-a-b.txt", "2-Attachment.txt"])
    store.finish(TestIdentifier(target: "T", className: "A", method: "testC"), hasFailed: true)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/A/testC"))
  }

  @Test func `nothing is written where nobody wants it`() {
    let store = AttachmentStore(folder: nil)
    store.add(attachment("a", .keepAlways))
    store.finish(test, hasFailed: true)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
