import ObjectiveC

/// Nil where the object is no value, as properties of `AnyObject` are.
extension WindfallObject {
  public var cgPointValue: CGPoint! { windfallRead("cgPointValue", { ($0 as? NSValue)?.cgPointValue }) }
  public var cgRectValue: CGRect! { windfallRead("cgRectValue", { ($0 as? NSValue)?.cgRectValue }) }
  public var cgSizeValue: CGSize! { windfallRead("cgSizeValue", { ($0 as? NSValue)?.cgSizeValue }) }
}
