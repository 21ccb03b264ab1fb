import SwiftUI
import SwiftUITestSupport
import Testing
import UniformTypeIdentifiers

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = "new"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

extension AllTests {
  @MainActor @Suite struct DocumentGroupTests {
    private var documents: [URL] {
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return files.filter { $0.lastPathComponent.hasPrefix("Untitled") && $0.pathExtension == "txt" }
    }

    @Test func aNewDocumentIsEditedAndWritten() throws {
      for file in documents { try FileManager.default.removeItem(at: file) }
      defer { for file in documents { try? FileManager.default.removeItem(at: file) } }
      let scene = DocumentGroup(newDocument: Note()) { file in
        VStack {
          Text("text \(file.document.text)")
          Button("change") { file.document.text = "changed" }
        }
      }
      let content = try #require(scene._windowContent())
      let screen = Screen(width: 300, height: 600) { content }
      screen.tap("Create Document")
      #expect(screen.has("text new"))
      #expect(documents.count == 1)
      screen.tap("change")
      #expect(screen.has("text changed"))
      #expect(try String(contentsOf: #require(documents.first), encoding: .utf8) == "changed")
      let again = Screen(width: 300, height: 600) { scene._windowContent() }
      again.tap("Untitled")
      #expect(again.has("text changed"))
    }
  }
}
