/// Gives scroll views their [delegate](https://developer.apple.com/documentation/uikit/uiscrollview/delegate).
///
/// Swift does not let a subclass declare a property of the same name with another type, which Apple's table and
/// collection views do; one of a protocol's extension it lets them shadow.
@preconcurrency @MainActor public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
