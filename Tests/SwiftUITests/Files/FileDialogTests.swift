import SwiftUI
import Testing
import UniformTypeIdentifiers

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct FileDialogTests {
    struct Note: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }
      var text = ""

      init(text: String) { self.text = text }

      init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      }

      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    struct Example: View {
      let log: Log
      let name: String
      @State private var exports = false
      @State private var imports = false

      var body: some View {
        VStack {
          Button("export") { exports = true }
          Button("import") { imports = true }
          Text("exporting \(exports), importing \(imports)")
        }
        .fileExporter(
          isPresented: $exports, document: Note(text: "Hello"), contentType: .plainText, defaultFilename: name
        ) { result in
          log.add("exported \((try? result.get().lastPathComponent) ?? "nothing")")
        }
        .fileImporter(isPresented: $imports, allowedContentTypes: [.text], allowsMultipleSelection: false) { result in
          guard let file = try? result.get().first, file.startAccessingSecurityScopedResource() else { return }
          log.add("imported \((try? String(contentsOf: file, encoding: .utf8)) ?? "nothing")")
          file.stopAccessingSecurityScopedResource()
        } onCancellation: {
          log.add("cancelled")
        }
      }
    }

    @Test func withoutFilesADialogCanOnlyBeCancelled() async {
      let log = Log()
      let screen = Screen {
        Text("audio").fileImporter(isPresented: .constant(false), allowedContentTypes: [.audio]) { _ in }
        Example(log: log, name: "unused")
      }
      screen.tap("import")
      #expect(screen.has("On My iPhone"))
      screen.tap("Cancel")
      #expect(!screen.has("On My iPhone"))
      #expect(screen.has("exporting false, importing false"))
      #expect(log.take() == ["cancelled"])
    }

    @Test func whatIsExportedCanBeImported() async throws {
      let log = Log()
      let name = "note-\(UUID().uuidString)"
      let screen = Screen { Example(log: log, name: name) }
      screen.tap("export")
      screen.tap("Save")
      #expect(log.take() == ["exported \(name).txt"])
      await MainQueue.drain()
      screen.tap("import")
      screen.tap("\(name).txt")
      #expect(log.take() == ["imported Hello"])
      #expect(screen.has("exporting false, importing false"))
      let shelf = FileManager.default.temporaryDirectory.appendingPathComponent("File Provider Storage")
      try FileManager.default.removeItem(at: shelf.appendingPathComponent("\(name).txt"))
    }

    @Test func filesElsewhereNeedNoLeave() {
      #expect(!FileManager.default.temporaryDirectory.startAccessingSecurityScopedResource())
    }
  }
}
