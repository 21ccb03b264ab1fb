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

    struct Mover: View {
      let log: Log
      let file: URL
      @State private var movesOne = false
      @State private var movesAll = false

      var body: some View {
        VStack {
          Button("one") { movesOne = true }
          Button("all") { movesAll = true }
        }
        .fileMover(isPresented: $movesOne, file: file) { result in
          log.add("moved \((try? result.get().lastPathComponent) ?? "nothing")")
        }
        .fileMover(isPresented: $movesAll, files: [file]) { result in
          log.add("moved \((try? result.get().map(\.lastPathComponent)) ?? [])")
        } onCancellation: {
          log.add("cancelled")
        }
      }
    }

    @Test func filesAreMoved() throws {
      let log = Log()
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("moved-\(UUID().uuidString).txt")
      try Data("Hello".utf8).write(to: file)
      let screen = Screen { Mover(log: log, file: file) }
      screen.tap("all")
      screen.tap("Cancel")
      #expect(log.take() == ["cancelled"])
      screen.tap("one")
      screen.tap("Save")
      #expect(log.take() == ["moved \(file.lastPathComponent)"])
      #expect(!FileManager.default.fileExists(atPath: file.path))
      screen.tap("all")
      screen.tap("Move")
      #expect(log.take() == ["moved []"])
      let shelf = FileManager.default.temporaryDirectory.appendingPathComponent("File Provider Storage")
      let moved = shelf.appendingPathComponent(file.lastPathComponent)
      #expect(try String(contentsOf: moved, encoding: .utf8) == "Hello")
      try FileManager.default.removeItem(at: moved)
    }

    @Test func filesElsewhereNeedNoLeave() {
      #expect(!FileManager.default.temporaryDirectory.startAccessingSecurityScopedResource())
    }
  }
}
