import Foundation
import UniformTypeIdentifiers

/// See [DocumentGroup](https://developer.apple.com/documentation/swiftui/documentgroup).
///
/// The window begins with a list of the app's documents and a button that makes one; iOS shows its browser of files there.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let browser: AnyView

  public func _windowContent() -> AnyView? { browser }
}

extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    browser = AnyView(
      DocumentBrowser(types: Document.readableContentTypes, making: DocumentFiles.create(newDocument)) { file in
        ValueDocumentPage<Document, Content>(file: file, isEditable: true, content: editor)
      })
  }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    browser = AnyView(
      DocumentBrowser(types: Document.readableContentTypes, making: nil) { file in
        ValueDocumentPage<Document, Content>(file: file, isEditable: false, content: viewer)
      })
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    browser = AnyView(
      DocumentBrowser(types: Document.readableContentTypes, making: DocumentFiles.create(newDocument)) { file in
        ReferenceDocumentPage<Document, Content>(file: file, isEditable: true, content: editor)
      })
  }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    browser = AnyView(
      DocumentBrowser(types: Document.readableContentTypes, making: nil) { file in
        ReferenceDocumentPage<Document, Content>(file: file, isEditable: false, content: viewer)
      })
  }
}
