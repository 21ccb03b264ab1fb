/// Makes objects of classes that are known only at run time with their `init()`.
@_spi(Windfall) public enum DefaultInitializable {
  /// Nil for a class that does not inherit from `NSObject`.
  public static func makeObject(of type: AnyClass) -> NSObject? { (type as? NSObject.Type)?.windfallMake() }
}
