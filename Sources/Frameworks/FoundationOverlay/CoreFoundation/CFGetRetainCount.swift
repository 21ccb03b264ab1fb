/// [CFGetRetainCount(_:)](https://developer.apple.com/documentation/corefoundation/cfgetretaincount(_:))
///
/// Like that of iOS good for comparisons only: the calling function holds the object as well.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { cf.map { CFIndex(_getRetainCount($0)) } ?? 0 }
