/// See [AVPartialAsyncProperty](https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty).
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  /// Nil for what only a decoder could say.
  let value: (@Sendable (Root) -> Any)?

  init(value: (@Sendable (Root) -> Any)?) { self.value = value }
}

/// See [AVAsyncProperty](https://developer.apple.com/documentation/avfoundation/avasyncproperty).
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  init(_ value: (@Sendable (Root) -> Value)? = nil) { super.init(value: value) }

  func load(of root: Root) throws -> Value {
    guard let value = value?(root) as? Value else { throw AVError(.fileFormatNotRecognized) }
    return value
  }
}

/// See [AVAsynchronousKeyValueLoading](https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading).
///
/// Nothing can be decoded: loading what a file says of itself fails, as with a file of no known format.
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { try property.load(of: self) }

  public func load<A, B, each Rest>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ rest: repeat AVAsyncProperty<Self, each Rest>
  ) async throws -> (A, B, repeat each Rest) {
    (try first.load(of: self), try second.load(of: self), repeat try (each rest).load(of: self))
  }
}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
  public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
  public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isExportable } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isReadable } }
  public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in false } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
}

/// See [AVAssetTrack](https://developer.apple.com/documentation/avfoundation/avassettrack).
///
/// No asset has one.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  override init() { super.init() }

  open var mediaType: AVMediaType { AVMediaType("") }
}

/// See [AVMetadataItem](https://developer.apple.com/documentation/avfoundation/avmetadataitem).
///
/// No asset has one.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

extension AVAsset {
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw AVError(.fileFormatNotRecognized)
  }
}
