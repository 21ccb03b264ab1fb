/// Shared asynchronous examples with a context of a type.
open class AsyncBehavior<Context> {
  open class var name: String { String(describing: self) }

  open class func spec(_ aContext: @escaping () -> Context) {}

  private init() {}
}
