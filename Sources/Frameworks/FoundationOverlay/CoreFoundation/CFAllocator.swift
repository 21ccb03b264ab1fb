/// [CFAllocator](https://developer.apple.com/documentation/corefoundation/cfallocator)
///
/// There is one way to allocate.
public final class CFAllocator: Sendable {
  init() {}
}

public let kCFAllocatorDefault: CFAllocator! = nil
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
public let kCFAllocatorMalloc: CFAllocator! = CFAllocator()
public let kCFAllocatorNull: CFAllocator! = CFAllocator()
