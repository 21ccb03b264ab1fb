import Dispatch
import Foundation
import FoundationOverlay
import Synchronization

/// See [AVAsset](https://developer.apple.com/documentation/avfoundation/avasset).
///
/// Nothing can be decoded, so that no length is known.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url URL: URL) { self.init(source: URL) }

  let source: URL

  init(source: URL) {
    self.source = source
    super.init()
  }

  open var duration: CMTime { .zero }

  open var isPlayable: Bool { false }

  open var isReadable: Bool { false }

  open var isExportable: Bool { false }

  private let asked = Mutex<Set<String>>([])

  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
    asked.withLock { $0.formUnion(keys) }
    DispatchQueue.global().async { handler?() }
  }

  /// What only a decoder could say has failed, once it was asked for.
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    if ["playable", "readable", "exportable"].contains(key) { return .loaded }
    guard asked.withLock({ $0.contains(key) }) else { return .unknown }
    outError?.pointee = AVError(.fileFormatNotRecognized) as NSError
    return .failed
  }
}

/// See [AVKeyValueStatus](https://developer.apple.com/documentation/avfoundation/avkeyvaluestatus).
public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

/// See [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(source: URL) }

  open var url: URL { source }
}
