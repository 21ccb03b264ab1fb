import Foundation

/// [CFDataCreate(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfdatacreate(_:_:_:))
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  NSData(bytes: bytes, length: length)
}

/// [CFDataCreateMutable(_:_:)](https://developer.apple.com/documentation/corefoundation/cfdatacreatemutable(_:_:))
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// [CFDataAppendBytes(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfdataappendbytes(_:_:_:))
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  guard let bytes else { return }
  theData?.append(bytes, length: length)
}

/// [CFDataGetLength(_:)](https://developer.apple.com/documentation/corefoundation/cfdatagetlength(_:))
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// [CFDataGetBytePtr(_:)](https://developer.apple.com/documentation/corefoundation/cfdatagetbyteptr(_:))
///
/// The bytes live as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

/// [CFArrayGetCount(_:)](https://developer.apple.com/documentation/corefoundation/cfarraygetcount(_:))
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// [CFDictionaryGetCount(_:)](https://developer.apple.com/documentation/corefoundation/cfdictionarygetcount(_:))
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// [CFBooleanGetValue(_:)](https://developer.apple.com/documentation/corefoundation/cfbooleangetvalue(_:))
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }

/// [CFNumberIsFloatType(_:)](https://developer.apple.com/documentation/corefoundation/cfnumberisfloattype(_:))
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
  number.map { ["d", "f"].contains(String(cString: $0.objCType)) } ?? false
}

/// [CFUUIDCreate(_:)](https://developer.apple.com/documentation/corefoundation/cfuuidcreate(_:))
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// [CFUUIDCreateString(_:_:)](https://developer.apple.com/documentation/corefoundation/cfuuidcreatestring(_:_:))
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  uuid.map { NSString(string: $0.uuidString) }
}

/// [CFSwapInt32HostToBig(_:)](https://developer.apple.com/documentation/corefoundation/cfswapint32hosttobig(_:))
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
