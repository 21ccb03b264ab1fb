import FoundationOverlay
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Gives a value in all of its representations.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    for type in T.exportedContentTypes() {
      registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
        Task {
          do { done(try await transferable().exported(as: type), nil) } catch { done(nil, error) }
        }
        return nil
      }
    }
  }

  /// Reads a value from the first representation that its type takes.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let found = T.importedContentTypes().first { hasItemConformingToTypeIdentifier($0.identifier) }
    return loadDataRepresentation(forTypeIdentifier: found?.identifier ?? "") { data, error in
      guard let data, let found else { return completionHandler(.failure(error ?? ErrorCode.itemUnavailableError)) }
      Task {
        do {
          completionHandler(.success(try await T(importing: data, contentType: found)))
        } catch { completionHandler(.failure(error)) }
      }
    }
  }
}
