/// [OSStatus](https://developer.apple.com/documentation/kernel/osstatus)
public typealias OSStatus = Int32
/// [OSErr](https://developer.apple.com/documentation/kernel/oserr)
public typealias OSErr = Int16
/// [OSType](https://developer.apple.com/documentation/kernel/ostype)
public typealias OSType = UInt32
/// [FourCharCode](https://developer.apple.com/documentation/kernel/fourcharcode)
public typealias FourCharCode = UInt32
public typealias ResType = FourCharCode
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
