import CoreFoundation
import Foundation

// Foundation's URLs are those of the C library too, on Linux as on iOS.

extension NSURL {
  fileprivate var inC: CoreFoundation.CFURL { unsafeBitCast(self, to: CoreFoundation.CFURL.self) }
}

extension CoreFoundation.CFURL {
  fileprivate var inFoundation: NSURL { unsafeBitCast(self, to: NSURL.self) }
}

// Functions of C take a pointer to bytes of no type for one to bytes; these are such functions on iOS.

/// [CFURLCreateWithBytes(_:_:_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfurlcreatewithbytes(_:_:_:_:_:))
public func CFURLCreateWithBytes(
  _ allocator: CFAllocator!, _ URLBytes: UnsafeRawPointer!, _ length: CFIndex, _ encoding: CFStringEncoding,
  _ baseURL: CFURL!
) -> CFURL! {
  let bytes = URLBytes?.assumingMemoryBound(to: UInt8.self)
  return CoreFoundation.CFURLCreateWithBytes(nil, bytes, length, encoding, baseURL?.inC)?.inFoundation
}

/// [CFURLCreateAbsoluteURLWithBytes(_:_:_:_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfurlcreateabsoluteurlwithbytes(_:_:_:_:_:_:))
public func CFURLCreateAbsoluteURLWithBytes(
  _ alloc: CFAllocator!, _ relativeURLBytes: UnsafeRawPointer!, _ length: CFIndex, _ encoding: CFStringEncoding,
  _ baseURL: CFURL!, _ useCompatibilityMode: Bool
) -> CFURL! {
  let bytes = relativeURLBytes?.assumingMemoryBound(to: UInt8.self)
  return CoreFoundation.CFURLCreateAbsoluteURLWithBytes(
    nil, bytes, length, encoding, baseURL?.inC, useCompatibilityMode)?.inFoundation
}

/// [CFURLGetBytes(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfurlgetbytes(_:_:_:))
@discardableResult
public func CFURLGetBytes(_ url: CFURL!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex) -> CFIndex {
  CoreFoundation.CFURLGetBytes(url.inC, buffer, bufferLength)
}

/// [CFURLGetByteRangeForComponent(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfurlgetbyterangeforcomponent(_:_:_:))
public func CFURLGetByteRangeForComponent(
  _ url: CFURL!, _ component: CFURLComponentType, _ rangeIncludingSeparators: UnsafeMutablePointer<CFRange>!
) -> CFRange {
  let wide = UnsafeMutableRawPointer(rangeIncludingSeparators)?.assumingMemoryBound(to: CoreFoundation.CFRange.self)
  guard let type = CoreFoundation.CFURLComponentType(rawValue: component.rawValue) else {
    return CFRange(location: kCFNotFound, length: 0)
  }
  let range = CoreFoundation.CFURLGetByteRangeForComponent(url.inC, type, wide)
  return CFRange(location: range.location, length: range.length)
}
