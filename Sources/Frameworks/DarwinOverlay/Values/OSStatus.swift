/// [OSStatus](https://developer.apple.com/documentation/kernel/osstatus)
public typealias OSStatus = Int32
/// [OSErr](https://developer.apple.com/documentation/kernel/oserr)
public typealias OSErr = Int16
/// [OSType](https://developer.apple.com/documentation/kernel/ostype)
public typealias OSType = UInt32
/// [FourCharCode](https://developer.apple.com/documentation/kernel/fourcharcode)
public typealias FourCharCode = UInt32
public typealias ResType = FourCharCode
public typealias SInt8 = Int8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias SInt64 = Int64
public typealias Byte = UInt8
public typealias Boolean = UInt8
public typealias SignedByte = Int8
public typealias LangCode = Int16
public typealias RegionCode = Int16
public typealias OptionBits = UInt32
public typealias UniChar = UInt16
public typealias UniCharCount = Int
public typealias UTF8Char = UInt8
public typealias UTF16Char = UInt16
public typealias UTF32Char = UInt32
public typealias Float32 = Float
public typealias Float64 = Double
public typealias ByteCount = Int
public typealias ItemCount = Int

public let noErr: OSStatus = 0
