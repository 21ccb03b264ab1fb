import Foundation

/// An object of a table, held as the table's options say.
struct TableObject<Object: AnyObject> {
  private weak var weakObject: Object?
  private var strongObject: Object?
  let hash: Int
  private let isSame: Bool

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    if options.contains(.weakMemory) { weakObject = object } else { strongObject = object }
    isSame = options.contains(.objectPointerPersonality)
    hash = Self.hash(of: object, options)
  }

  /// Nil when the object is gone.
  var object: Object? { strongObject ?? weakObject }

  func holds(_ other: Object) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !isSame, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }

  static func hash(of object: Object, _ options: NSPointerFunctions.Options) -> Int {
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }
}
