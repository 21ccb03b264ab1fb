/// See [NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext).
open class NSStringDrawingContext: NSObject {
  open private(set) var totalBounds = CGRect.zero

  public override init() { super.init() }

  func note(_ bounds: CGRect) { totalBounds = bounds }
}
