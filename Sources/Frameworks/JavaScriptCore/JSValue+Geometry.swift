import Foundation

extension JSValue {
  /// See [init(point:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(point:in:)).
  public convenience init!(point: CGPoint, in context: JSContext!) {
    self.init(object: ["x": point.x, "y": point.y], in: context)
  }

  /// See [init(size:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(size:in:)).
  public convenience init!(size: CGSize, in context: JSContext!) {
    self.init(object: ["width": size.width, "height": size.height], in: context)
  }

  /// See [init(rect:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(rect:in:)).
  public convenience init!(rect: CGRect, in context: JSContext!) {
    let (origin, size) = (rect.origin, rect.size)
    self.init(object: ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height], in: context)
  }

  /// See [init(range:in:)](https://developer.apple.com/documentation/javascriptcore/jsvalue/init(range:in:)).
  public convenience init!(range: NSRange, in context: JSContext!) {
    self.init(object: ["location": range.location, "length": range.length], in: context)
  }

  /// See [toPoint()](https://developer.apple.com/documentation/javascriptcore/jsvalue/topoint()).
  public func toPoint() -> CGPoint { CGPoint(x: number("x"), y: number("y")) }

  /// See [toSize()](https://developer.apple.com/documentation/javascriptcore/jsvalue/tosize()).
  public func toSize() -> CGSize { CGSize(width: number("width"), height: number("height")) }

  /// See [toRect()](https://developer.apple.com/documentation/javascriptcore/jsvalue/torect()).
  public func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }

  /// See [toRange()](https://developer.apple.com/documentation/javascriptcore/jsvalue/torange()).
  public func toRange() -> NSRange {
    NSRange(
      location: Int(exactly: number("location").rounded()) ?? 0, length: Int(exactly: number("length").rounded()) ?? 0)
  }

  private func number(_ property: String) -> Double { forProperty(property).toDouble() }
}
