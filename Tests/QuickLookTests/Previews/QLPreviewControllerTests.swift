import Foundation
import QuickLook
import SwiftUI
import SwiftUITestSupport
import Testing

/// A file with a text that is gone when the test ends.
private final class TextFile {
  let url: URL

  init(_ name: String, _ text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}

@MainActor @Suite(.serialized) struct QLPreviewControllerTests {
  private final class Source: QLPreviewControllerDataSource {
    let urls: [URL]

    init(_ urls: [URL]) { self.urls = urls }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      urls[index] as NSURL
    }
  }

  /// The texts that a view shows.
  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts($0) }
  }

  @Test("The item of the index is shown")
  func items() throws {
    let files = [try TextFile("a.txt", "first"), try TextFile("b.txt", "second")]
    let source = Source(files.map(\.url))
    let controller = QLPreviewController()
    controller.dataSource = source
    controller.loadViewIfNeeded()
    #expect(texts(controller.view).contains("first"))
    #expect(QLPreviewController.canPreviewItem(files[0].url as NSURL))
    controller.currentPreviewItemIndex = 1
    #expect(texts(controller.view).contains("second") && !texts(controller.view).contains("first"))
    #expect(controller.currentPreviewItem?.previewItemURL == files[1].url)
  }

  @Test("A view previews a file until it is done")
  func view() throws {
    struct Example: View {
      let file: URL
      @State private var shown: URL?

      var body: some View {
        Button("Preview") { shown = file }.quickLookPreview($shown)
        Text(shown == nil ? "nothing" : "something")
      }
    }
    let file = try TextFile("note.txt", "a note")
    let screen = Screen { VStack { Example(file: file.url) } }
    #expect(screen.has("nothing"))
    screen.tap("Preview")
    let controller = try #require(screen.window.rootViewController?.presentedViewController)
    #expect(texts(controller.view).contains("a note"))
  }
}
