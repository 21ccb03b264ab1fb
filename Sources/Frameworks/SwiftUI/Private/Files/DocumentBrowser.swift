import Foundation

/// Lists documents, makes new ones, and opens them.
struct DocumentBrowser<Document, Page: View>: View {
  nonisolated(unsafe) let format: DocumentFormat<Document>
  /// Nil where documents are only looked at.
  nonisolated(unsafe) let newDocument: (() -> Document)?
  nonisolated(unsafe) let page: (URL, Binding<Document>) -> Page

  nonisolated init(
    format: DocumentFormat<Document>, newDocument: (() -> Document)?, page: @escaping (URL, Binding<Document>) -> Page
  ) {
    self.format = format
    self.newDocument = newDocument
    self.page = page
  }

  @State private var files: [URL] = []
  @State private var opened: [URL] = []
  @State private var problem: String?

  var body: some View {
    NavigationStack(path: $opened) {
      List {
        if let newDocument {
          Button("Create Document") {
            do { opened = [try format.create(newDocument())] } catch { problem = error.localizedDescription }
          }
        }
        ForEach(files, id: \.self) { file in
          Button(file.deletingPathExtension().lastPathComponent) { opened = [file] }
        }
        if let problem { Text(problem) }
      }
      .navigationTitle("Documents")
      .navigationDestination(for: URL.self) { file in
        DocumentPage(file: file, format: format, isEditable: newDocument != nil) { page(file, $0) }
          .navigationTitle(file.deletingPathExtension().lastPathComponent)
          .navigationBarTitleDisplayMode(.inline)
      }
      .onAppear { files = format.files }
    }
  }
}

/// Shows a document, and writes its file when another value is set and when it goes.
private struct DocumentPage<Document, Content: View>: View {
  let file: URL
  let format: DocumentFormat<Document>
  let isEditable: Bool
  let content: (Binding<Document>) -> Content
  @State private var document: Result<Document, any Error>?

  var body: some View {
    switch document {
    case nil: Color.clear.onAppear { document = Result { try format.read(file) } }
    case .failure(let error): Text(error.localizedDescription)
    case .success(let value):
      content(
        Binding {
          (try? document?.get()) ?? value
        } set: { new in
          document = Result {
            if isEditable { try format.write(new, to: file) }
            return new
          }
        }
      )
      // An object changes without being set.
      .onDisappear { if isEditable, Document.self is AnyClass { try? format.write(value, to: file) } }
    }
  }
}
