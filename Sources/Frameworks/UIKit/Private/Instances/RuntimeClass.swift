/// Makes objects of classes that are known only at run time with their `init()`.
enum RuntimeClass {
  /// Nil for a class that does not inherit from `NSObject`.
  static func makeObject(of type: AnyClass) -> NSObject? { (type as? NSObject.Type)?.windfallMake() }
}

/// A method of a data source or delegate whose absence means something.
///
/// The lowering registers the methods of apps that have these names.
enum OptionalTableMethod: String {
  case commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
  case moveRow = "tableView:moveRowAtIndexPath:toIndexPath:"
  case moveItem = "collectionView:moveItemAtIndexPath:toIndexPath:"
  case estimate = "tableView:estimatedHeightForRowAtIndexPath:"
  case indentation = "tableView:indentationLevelForRowAtIndexPath:"
}

extension NSObjectProtocol {
  func implements(_ method: OptionalTableMethod) -> Bool {
    MethodTable.responds(target: self, selector: Selector(method.rawValue))
  }
}
