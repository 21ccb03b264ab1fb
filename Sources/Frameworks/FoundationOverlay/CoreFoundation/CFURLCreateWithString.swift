import Foundation

/// [CFURLCreateWithString(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfurlcreatewithstring(_:_:_:))
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
  guard let URLString else { return nil }
  return NSURL(string: URLString as String, relativeTo: baseURL.map { $0 as URL })
}

/// [CFURLCreateWithFileSystemPath](https://developer.apple.com/documentation/corefoundation/cfurlcreatewithfilesystempath(_:_:_:_:))
public func CFURLCreateWithFileSystemPath(
  _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
  filePath.map { NSURL(fileURLWithPath: $0 as String, isDirectory: isDirectory) }
}

/// [CFURLGetString(_:)](https://developer.apple.com/documentation/corefoundation/cfurlgetstring(_:))
public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL.map { NSString(string: $0.relativeString) } }

/// [CFURLCopyPath(_:)](https://developer.apple.com/documentation/corefoundation/cfurlcopypath(_:))
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! {
  anURL.flatMap { URLComponents(url: $0 as URL, resolvingAgainstBaseURL: false) }.map {
    NSString(string: $0.percentEncodedPath)
  }
}

/// [CFURLCreateStringByAddingPercentEscapes](https://developer.apple.com/documentation/corefoundation/cfurlcreatestringbyaddingpercentescapes(_:_:_:_:_:))
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
  _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  guard let originalString else { return nil }
  var allowed = CharacterSet(charactersIn: "!$&'()*+,-./0123456789:;=?@_~")
  allowed.formUnion(CharacterSet(charactersIn: UnicodeScalar("A")...UnicodeScalar("Z")))
  allowed.formUnion(CharacterSet(charactersIn: UnicodeScalar("a")...UnicodeScalar("z")))
  if let more = charactersToLeaveUnescaped { allowed.formUnion(CharacterSet(charactersIn: more as String)) }
  if let fewer = legalURLCharactersToBeEscaped { allowed.subtract(CharacterSet(charactersIn: fewer as String)) }
  return (originalString as String).addingPercentEncoding(withAllowedCharacters: allowed).map { NSString(string: $0) }
}

/// [CFURLCreateStringByReplacingPercentEscapes](https://developer.apple.com/documentation/corefoundation/cfurlcreatestringbyreplacingpercentescapes(_:_:_:))
///
/// Nil for the characters to leave escaped leaves all escaped; nil as well where the bytes are no UTF-8.
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  guard let originalString else { return nil }
  guard let kept = charactersToLeaveEscaped else { return originalString }
  // What is to stay escaped is escaped once more.
  let text = (kept as String).unicodeScalars.reduce(originalString as String) { text, scalar in
    scalar.utf8.reduce(text) { text, byte in
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      return text.replacingOccurrences(
        of: "%(\(digits))", with: "%25$1", options: [.regularExpression, .caseInsensitive])
    }
  }
  return text.removingPercentEncoding.map { NSString(string: $0) }
}

/// [CFURLCopyScheme(_:)](https://developer.apple.com/documentation/corefoundation/cfurlcopyscheme(_:))
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL?.scheme.map { NSString(string: $0) } }

/// [CFURLCopyHostName(_:)](https://developer.apple.com/documentation/corefoundation/cfurlcopyhostname(_:))
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL?.host.map { NSString(string: $0) } }

/// [CFURLGetPortNumber(_:)](https://developer.apple.com/documentation/corefoundation/cfurlgetportnumber(_:))
public func CFURLGetPortNumber(_ anURL: CFURL!) -> Int32 { anURL?.port?.int32Value ?? -1 }

/// [CFURLCopyUserName(_:)](https://developer.apple.com/documentation/corefoundation/cfurlcopyusername(_:))
public func CFURLCopyUserName(_ anURL: CFURL!) -> CFString! { anURL?.user.map { NSString(string: $0) } }

/// [CFURLCopyPassword(_:)](https://developer.apple.com/documentation/corefoundation/cfurlcopypassword(_:))
public func CFURLCopyPassword(_ anURL: CFURL!) -> CFString! { anURL?.password.map { NSString(string: $0) } }

/// [CFURLCopyLastPathComponent(_:)](https://developer.apple.com/documentation/corefoundation/cfurlcopylastpathcomponent(_:))
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! {
  url?.lastPathComponent.map { NSString(string: $0) }
}

/// [CFURLCopyPathExtension(_:)](https://developer.apple.com/documentation/corefoundation/cfurlcopypathextension(_:))
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! { url?.pathExtension.map { NSString(string: $0) } }

/// [CFURLHasDirectoryPath(_:)](https://developer.apple.com/documentation/corefoundation/cfurlhasdirectorypath(_:))
public func CFURLHasDirectoryPath(_ anURL: CFURL!) -> Bool { anURL?.hasDirectoryPath ?? false }
