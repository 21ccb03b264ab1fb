import Foundation
import UniformTypeIdentifiers

nonisolated extension View {
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// A person gives the name, as with `fileExporter`; the file leaves its place.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let onCancellation = onCancellation
    nonisolated(unsafe) let onCompletion = onCompletion
    // Without a file there is nothing to move, and no dialog.
    return presenting {
      guard let file else { return nil }
      return PresentationRequest(isPresented) {
        .sheet(
          AnyView(
            FileExportPage(
              name: file.deletingPathExtension().lastPathComponent,
              fileExtension: file.pathExtension.isEmpty ? nil : file.pathExtension
            ) { name in
              isPresented.wrappedValue = false
              guard let name else { return onCancellation() }
              onCompletion(Result { try FileShelf.move(file, to: name) })
            }))
      }
    }
  }

  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// The files keep their names, which the dialog does not show.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    nonisolated(unsafe) let onCancellation = onCancellation
    nonisolated(unsafe) let onCompletion = onCompletion
    return presenting {
      guard !files.isEmpty else { return nil }
      return PresentationRequest(isPresented) {
        .sheet(
          AnyView(
            FileMovePage { isMoving in
              isPresented.wrappedValue = false
              guard isMoving else { return onCancellation() }
              onCompletion(Result { try files.map { try FileShelf.move($0, to: $0.lastPathComponent) } })
            }))
      }
    }
  }
}
