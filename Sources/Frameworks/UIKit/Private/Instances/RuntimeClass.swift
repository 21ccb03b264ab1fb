/// Makes objects of classes that are known only at run time with their `init()`.
enum RuntimeClass {
  /// Nil for a class that does not inherit from `NSObject`.
  static func makeObject(of type: AnyClass) -> NSObject? { (type as? NSObject.Type)?.windfallMake() }
}
