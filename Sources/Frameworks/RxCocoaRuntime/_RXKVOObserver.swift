import ObjectiveC

/// Observes a property until it is disposed of, as [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift) does.
open class _RXKVOObserver: NSObject {
  private weak var target: NSObject?
  private var retained: AnyObject?
  private let keyPath: String
  private let callback: (Any?) -> Void

  public init(
    target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    guard let object = target as? NSObject else { fatalError("\(target) cannot be observed: it is no NSObject") }
    self.target = object
    retained = retainTarget ? object : nil
    self.keyPath = keyPath
    self.callback = callback
    super.init()
    object.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  open func dispose() {
    target?.removeObserver(self, forKeyPath: keyPath)
    target = nil
    retained = nil
  }

  fileprivate func observed(
    _ path: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?
  ) {
    callback(change?[.newKey])
  }
}

/// Key-value observing finds the method by its name.
@_cdecl("windfall_framework_methods_RxCocoaRuntime")
public func windfallFrameworkMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(Selector("observeValueForKeyPath:ofObject:change:context:", method: _RXKVOObserver.observed))
}
