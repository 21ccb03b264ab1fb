@_spi(Windfall) import ObjectiveC

/// A method of FoundationNetworking whose symbol another function has taken.
struct OriginalMethod {
  private struct Classes {
    let call: () -> [AnyClass]?
  }

  private struct Request {
    let call: () -> URLRequest
  }

  private struct TaskSetter {
    let call: (__owned URLSessionTask?) -> Void
  }

  private struct Registration {
    let call: (AnyClass) -> Bool
  }

  private struct Copy {
    let call: (NSZone?) -> Any
  }

  private let method: ReplacedMethod

  /// The method of an object by its symbol.
  init(_ symbol: String, of object: AnyObject?) {
    method = ReplacedMethod(Self.address(of: symbol), of: object)
  }

  var classes: [AnyClass]? { method.closure(in: Classes.self).call() }

  var request: URLRequest { method.closure(in: Request.self).call() }

  func copy(with zone: NSZone?) -> Any { method.closure(in: Copy.self).call(zone) }

  func set(_ task: URLSessionTask?) { method.closure(in: TaskSetter.self).call(task) }

  func register(_ type: AnyClass) -> Bool { method.closure(in: Registration.self).call(type) }

  /// Where the method stands in the table of a class that has or inherits it.
  static func slot(of symbol: String, in table: ClassTable) -> Int {
    guard let slot = table.slot(of: address(of: symbol)) else {
      fatalError("requests cannot be intercepted: this FoundationNetworking has no \(symbol) in its table")
    }
    return slot
  }

  /// Puts the methods of a subclass in the places of those that it overrides, or that its symbols stand for.
  static func replace(_ symbols: [String], of type: AnyClass, by other: AnyClass) {
    let (table, replacement) = (ClassTable(type), ClassTable(other))
    for symbol in symbols {
      let slot = slot(of: symbol, in: table)
      guard slot < replacement.count, replacement[slot] != table[slot] else {
        fatalError("requests cannot be intercepted: \(other) has no \(symbol) of its own")
      }
      table.write(replacement[slot], to: slot)
    }
  }

  static func address(of symbol: String) -> UnsafeRawPointer {
    ReplacedMethod.address(of: symbol, in: "libFoundationNetworking.so")
  }
}
