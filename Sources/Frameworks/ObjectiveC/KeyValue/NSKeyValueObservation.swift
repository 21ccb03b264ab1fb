/// See [NSKeyValueObservation](https://developer.apple.com/documentation/foundation/nskeyvalueobservation).
public final class NSKeyValueObservation: NSObject {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) {
    self.observer = observer
    super.init()
  }

  deinit { invalidate() }

  public func invalidate() { KeyValueObservers.remove(observer) }
}
