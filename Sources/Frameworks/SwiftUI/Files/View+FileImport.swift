import Foundation
import UniformTypeIdentifiers

/// Files that the app exported before can be chosen; there are no others.
nonisolated extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsSeveral: false) { files in
      if let file = files.first { onCompletion(.success(file)) }
    } onCancellation: {
    }
  }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsSeveral: allowsMultipleSelection) { files in
      onCompletion(.success(files))
    } onCancellation: {
    }
  }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsSeveral: allowsMultipleSelection) { files in
      onCompletion(.success(files))
    } onCancellation: {
      onCancellation()
    }
  }

  private func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], allowsSeveral: Bool, onCompletion: @escaping ([URL]) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let onCancellation = onCancellation
    nonisolated(unsafe) let onCompletion = onCompletion
    return sheet(isPresented: isPresented) {
      FileImportPage(types: types, allowsSeveral: allowsSeveral) { files in
        isPresented.wrappedValue = false
        if let files { onCompletion(files) } else { onCancellation() }
      }
    }
  }
}
