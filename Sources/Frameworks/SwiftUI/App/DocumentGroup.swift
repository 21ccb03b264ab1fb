import Foundation

/// See [DocumentGroup](https://developer.apple.com/documentation/swiftui/documentgroup).
///
/// The window begins with a list of the app's documents and a button that makes one; iOS shows its browser of files there.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let browser: AnyView

  public func _windowContent() -> AnyView? { browser }
}

extension DocumentGroup where Document: FileDocument {
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(creating: newDocument, editor) }

  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(creating: nil, viewer) }

  nonisolated private init(
    creating newDocument: (() -> Document)?, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    browser = AnyView(
      DocumentBrowser(format: DocumentFormat(), newDocument: newDocument) { file, document in
        content(FileDocumentConfiguration(document: document, fileURL: file, isEditable: newDocument != nil))
      })
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(creating: newDocument, editor) }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(creating: nil, viewer) }

  private init(
    creating newDocument: (() -> Document)?,
    _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    browser = AnyView(
      DocumentBrowser(format: DocumentFormat(), newDocument: newDocument) { file, document in
        let object = document.wrappedValue
        return content(
          ReferenceFileDocumentConfiguration(document: object, fileURL: file, isEditable: newDocument != nil)
        )
        .environmentObject(object)
      })
  }
}
