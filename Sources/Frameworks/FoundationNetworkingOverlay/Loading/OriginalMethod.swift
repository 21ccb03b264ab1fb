import Glibc

/// A method of FoundationNetworking whose symbol another function has taken.
///
/// Closures of each type have a struct of their own: those of a generic one would be called in another way.
struct OriginalMethod {
  /// A closure, as it is stored: a method takes its object where a closure takes its context.
  private struct Stored {
    let function: UnsafeRawPointer
    let object: AnyObject?
  }

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

  private let stored: Stored

  /// The method of an object by its symbol.
  init(_ symbol: String, of object: AnyObject?) {
    stored = Stored(function: Self.address(of: symbol), object: object)
  }

  var classes: [AnyClass]? { unsafeBitCast(stored, to: Classes.self).call() }

  var request: URLRequest { unsafeBitCast(stored, to: Request.self).call() }

  func copy(with zone: NSZone?) -> Any { unsafeBitCast(stored, to: Copy.self).call(zone) }

  func set(_ task: URLSessionTask?) { unsafeBitCast(stored, to: TaskSetter.self).call(task) }

  func register(_ type: AnyClass) -> Bool { unsafeBitCast(stored, to: Registration.self).call(type) }

  static func address(of symbol: String) -> UnsafeRawPointer {
    guard let library = dlopen("libFoundationNetworking.so", RTLD_NOLOAD | RTLD_NOW),
      let address = dlsym(library, symbol)
    else { fatalError("this FoundationNetworking has no \(symbol)") }
    return UnsafeRawPointer(address)
  }
}
