import CoreTransferable

/// See [PhotosPickerItem](https://developer.apple.com/documentation/photosui/photospickeritem).
///
/// The library is empty, so that none is ever picked.
public struct PhotosPickerItem: Hashable, Sendable {
  /// See [PhotosPickerItem.EncodingDisambiguationPolicy](https://developer.apple.com/documentation/photosui/photospickeritem/encodingdisambiguationpolicy).
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  public let itemIdentifier: String?

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// None: there is no picture behind the identifier.
  public var supportedContentTypes: [UTType] { [] }

  /// An error, as for a picture that was removed from the library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    throw PHPhotosError(.invalidResource)
  }

  /// The same error.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    Task { completionHandler(.failure(PHPhotosError(.invalidResource))) }
    return Progress(totalUnitCount: 1)
  }
}
