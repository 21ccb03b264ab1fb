@_spi(Windfall) import FoundationOverlay

/// See [SKRequest](https://developer.apple.com/documentation/storekit/skrequest).
open class SKRequest: NSObject {
  private weak var listener: (any SKRequestDelegate)?
  private var isRunning = false

  public override init() { super.init() }

  open var delegate: (any SKRequestDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  open func start() {
    isRunning = true
    Callback { [self] in
      guard isRunning else { return }
      isRunning = false
      answer()
      delegate?.requestDidFinish(self)
    }.callOnMain()
  }

  open func cancel() { isRunning = false }

  func answer() {}
}
