import Foundation
import UniformTypeIdentifiers

/// Lists documents, makes new ones, and opens them.
struct DocumentBrowser<Page: View>: View {
  let types: [UTType]
  /// Writes a new document and answers its file; nil where documents are only looked at.
  let making: (() throws -> URL)?
  @ViewBuilder let page: (URL) -> Page
  @State private var files: [URL] = []
  @State private var opened: [URL] = []
  @State private var problem: String?

  var body: some View {
    NavigationStack(path: $opened) {
      List {
        if let making {
          Button("Create Document") {
            do { opened = [try making()] } catch { problem = error.localizedDescription }
          }
        }
        ForEach(files, id: \.self) { file in
          Button(file.deletingPathExtension().lastPathComponent) { opened = [file] }
        }
        if let problem { Text(problem) }
      }
      .navigationTitle("Documents")
      .navigationDestination(for: URL.self) { file in
        page(file).navigationTitle(file.deletingPathExtension().lastPathComponent)
          .navigationBarTitleDisplayMode(.inline)
      }
      .onAppear { files = DocumentFiles.all(of: types) }
    }
  }
}

/// Shows a document that is a value, and writes its file with each change.
struct ValueDocumentPage<Document: FileDocument, Content: View>: View {
  let file: URL
  let isEditable: Bool
  let content: (FileDocumentConfiguration<Document>) -> Content
  @State private var document: Result<Document, any Error>?

  var body: some View {
    switch document {
    case nil: Color.clear.onAppear { document = Result { try DocumentFiles.read(file) } }
    case .failure(let error): Text(error.localizedDescription)
    case .success(let value):
      content(
        FileDocumentConfiguration(
          document: Binding {
            (try? document?.get()) ?? value
          } set: { new in
            document = Result {
              if isEditable { try DocumentFiles.write(new, to: file) }
              return new
            }
          }, fileURL: file, isEditable: isEditable))
    }
  }
}

/// Shows a document that is an object, and writes its file when it has changed.
struct ReferenceDocumentPage<Document: ReferenceFileDocument, Content: View>: View {
  let file: URL
  let isEditable: Bool
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content
  @State private var document: Result<Document, any Error>?

  var body: some View {
    switch document {
    case nil: Color.clear.onAppear { document = Result { try DocumentFiles.read(file) } }
    case .failure(let error): Text(error.localizedDescription)
    case .success(let object):
      content(ReferenceFileDocumentConfiguration(document: object, fileURL: file, isEditable: isEditable))
        .environmentObject(object)
        .onDisappear { if isEditable { try? DocumentFiles.write(object, to: file) } }
    }
  }
}
