import CoreFoundation
import Foundation

/// [CFStringBuiltInEncodings](https://developer.apple.com/documentation/corefoundation/cfstringbuiltinencodings)
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100

  public static let UTF16 = CFStringBuiltInEncodings.unicode
}

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// [CFStringConvertEncodingToNSStringEncoding(_:)](https://developer.apple.com/documentation/corefoundation/cfstringconvertencodingtonsstringencoding(_:))
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  UInt(CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// [CFStringConvertNSStringEncodingToEncoding(_:)](https://developer.apple.com/documentation/corefoundation/cfstringconvertnsstringencodingtoencoding(_:))
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  CoreFoundation.CFStringConvertNSStringEncodingToEncoding(numericCast(encoding))
}

/// [CFStringConvertIANACharSetNameToEncoding(_:)](https://developer.apple.com/documentation/corefoundation/cfstringconvertianacharsetnametoencoding(_:))
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  guard let theString else { return kCFStringEncodingInvalidId }
  return CoreFoundation.CFStringConvertIANACharSetNameToEncoding(
    unsafeBitCast(theString, to: CoreFoundation.CFString.self))
}

/// [CFStringConvertEncodingToIANACharSetName(_:)](https://developer.apple.com/documentation/corefoundation/cfstringconvertencodingtoianacharsetname(_:))
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  guard let name = CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding) else { return nil }
  return NSString(string: unsafeBitCast(name, to: NSString.self) as String)
}
