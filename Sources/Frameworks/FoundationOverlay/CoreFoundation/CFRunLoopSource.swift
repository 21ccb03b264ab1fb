import CoreFoundation
import Foundation

/// [CFRunLoopSource](https://developer.apple.com/documentation/corefoundation/cfrunloopsource)
public typealias CFRunLoopSource = CoreFoundation.CFRunLoopSource

/// [CFRunLoopSourceContext](https://developer.apple.com/documentation/corefoundation/cfrunloopsourcecontext)
public typealias CFRunLoopSourceContext = CoreFoundation.CFRunLoopSourceContext

/// [CFRunLoopSourceCreate(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopsourcecreate(_:_:_:))
public func CFRunLoopSourceCreate(
  _ allocator: CFTypeRef?, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CoreFoundation.CFRunLoopSourceCreate(nil, order, context) }

/// [CFRunLoopSourceSignal(_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopsourcesignal(_:))
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceSignal(source) }

/// [CFRunLoopSourceInvalidate(_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopsourceinvalidate(_:))
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceInvalidate(source) }

/// [CFRunLoopSourceIsValid(_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopsourceisvalid(_:))
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool {
  CoreFoundation.CFRunLoopSourceIsValid(source)
}

/// [CFRunLoopAddSource(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopaddsource(_:_:_:))
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopAddSource(rl, source, (mode ?? .defaultMode).name)
}

/// [CFRunLoopContainsSource(_:_:_:)](
/// https://developer.apple.com/documentation/corefoundation/cfrunloopcontainssource(_:_:_:))
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
  CoreFoundation.CFRunLoopContainsSource(rl, source, (mode ?? .defaultMode).name)
}

/// [CFRunLoopRemoveSource(_:_:_:)](
/// https://developer.apple.com/documentation/corefoundation/cfrunloopremovesource(_:_:_:))
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopRemoveSource(rl, source, (mode ?? .defaultMode).name)
}
