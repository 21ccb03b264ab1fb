/// Threads that perform a method, as in [Thread](https://developer.apple.com/documentation/foundation/thread).
extension Thread {
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let message = Message(target: target as AnyObject, selector: selector, argument: argument)
    self.init { message.send() }
  }

  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    let message = Message(target: target as AnyObject, selector: selector, argument: argument)
    detachNewThread { message.send() }
  }
}
