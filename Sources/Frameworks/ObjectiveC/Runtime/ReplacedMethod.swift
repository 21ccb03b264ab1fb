import Glibc

/// A method of a library of the toolchain, whose symbol or whose place in its class's table another function has taken.
@_spi(Windfall) public struct ReplacedMethod {
  /// A closure, as it is stored: a method takes its object where a closure takes its context.
  private struct Stored {
    let function: UnsafeRawPointer
    let object: AnyObject?
  }

  private let stored: Stored

  /// The method of an object, or of a class where there is no object, by the address of its code.
  public init(_ function: UnsafeRawPointer, of object: AnyObject?) {
    stored = Stored(function: function, object: object)
  }

  /// The method by its symbol, in a library that is loaded.
  public init(_ symbol: String, in library: String, of object: AnyObject?) {
    self.init(Self.address(of: symbol, in: library), of: object)
  }

  /// The method as a structure's only property, a closure of the method's type.
  ///
  /// Closures of each type have a structure of their own: those of a generic one would be called in another way.
  public func closure<Holder>(in type: Holder.Type) -> Holder { unsafeBitCast(stored, to: type) }

  public static func address(of symbol: String, in library: String) -> UnsafeRawPointer {
    guard let handle = dlopen(library, RTLD_NOLOAD | RTLD_NOW), let address = dlsym(handle, symbol) else {
      fatalError("\(library) of this toolchain has no \(symbol)")
    }
    return UnsafeRawPointer(address)
  }
}
