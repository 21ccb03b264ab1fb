/// See [BGTask](https://developer.apple.com/documentation/backgroundtasks/bgtask).
///
/// None is started.
open class BGTask: NSObject {
  open var identifier: String { "" }

  open var expirationHandler: (() -> Void)?

  open func setTaskCompleted(success: Bool) {}
}
