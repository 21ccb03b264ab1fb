import Foundation

extension Unmanaged {
  /// See [autorelease()](https://developer.apple.com/documentation/swift/unmanaged/autorelease()).
  ///
  /// The reference lives to the end of the pool or of the main thread's turn; on another thread without a pool, to the
  /// main queue's next turn.
  public func autorelease() -> Unmanaged<Instance> {
    if ReleasePool.keep(takeUnretainedValue()) {
      release()
    } else {
      releaseLater()
    }
    return self
  }

  /// Releases the object at the main queue's next turn.
  func releaseLater() {
    let address = UInt(bitPattern: toOpaque())
    DispatchQueue.main.async {
      UnsafeRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).release() }
    }
  }
}
