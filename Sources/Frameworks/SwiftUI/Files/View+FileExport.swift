import Foundation
import UniformTypeIdentifiers

nonisolated extension View {
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document, contentType, defaultFilename, onCompletion, onCancellation: {})
  }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, document, contentTypes.first ?? D.writableContentTypes.first ?? .data, defaultFilename,
      onCompletion, onCancellation: onCancellation)
  }

  private func exporting<D: FileDocument>(
    _ isPresented: Binding<Bool>, _ document: D?, _ type: UTType, _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let document = document
    nonisolated(unsafe) let onCancellation = onCancellation
    nonisolated(unsafe) let onCompletion = onCompletion
    // Without a document there is nothing to save, and no dialog.
    return presenting {
      guard let document else { return nil }
      return PresentationRequest(isPresented) {
        .sheet(
          AnyView(
            FileExportPage(name: name ?? "Untitled", fileExtension: type.preferredFilenameExtension) { name in
              isPresented.wrappedValue = false
              guard let name else { return onCancellation() }
              onCompletion(
                Result {
                  let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
                  return try FileShelf.save(document.fileWrapper(configuration: configuration), as: name)
                })
            }))
      }
    }
  }
}
