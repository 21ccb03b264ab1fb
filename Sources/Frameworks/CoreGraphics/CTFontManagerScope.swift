import Foundation

/// See [CTFontManagerScope](https://developer.apple.com/documentation/coretext/ctfontmanagerscope).
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session

  public static let user = CTFontManagerScope.persistent
}

/// See [CTFontManagerRegisterFontsForURL](https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)).
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  registration(of: fontURL as URL, error, otherwise: .alreadyRegistered, RegisteredFonts.add)
}

/// See [CTFontManagerUnregisterFontsForURL](https://developer.apple.com/documentation/coretext/ctfontmanagerunregisterfontsforurl(_:_:_:)).
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  registration(of: fontURL as URL, error, otherwise: .notRegistered, RegisteredFonts.remove)
}

/// See [CTFontManagerRegisterGraphicsFont](https://developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)).
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  RegisteredFonts.add(font.file) || fail(.alreadyRegistered, nil, error)
}

/// See [CTFontManagerUnregisterGraphicsFont](https://developer.apple.com/documentation/coretext/ctfontmanagerunregistergraphicsfont(_:_:)).
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  RegisteredFonts.remove(font.file) || fail(.notRegistered, nil, error)
}

private enum RegistrationError: Int {
  case fileNotFound = 101
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
  case notRegistered = 201
}

private func registration(
  of url: URL, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?, otherwise reason: RegistrationError,
  _ change: (FontFile) -> Bool
) -> Bool {
  guard let data = try? Data(contentsOf: url) else { return fail(.fileNotFound, url, error) }
  guard let file = FontFile(data) else { return fail(.unrecognizedFormat, url, error) }
  return change(file) || fail(reason, url, error)
}

private func fail(
  _ reason: RegistrationError, _ url: URL?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  let info = url.map { ["CTFontManagerErrorFontURLs": [$0]] }
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: reason.rawValue, userInfo: info))
  return false
}
