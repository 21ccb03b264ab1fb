import FoundationOverlay
import UIKit

/// See [CTFont](https://developer.apple.com/documentation/coretext/ctfont).
///
/// The same type as `UIFont`, to which it is bridged free of charge on iOS.
public typealias CTFont = UIFont

/// See [CTFontDescriptor](https://developer.apple.com/documentation/coretext/ctfontdescriptor).
///
/// The same type as `UIFontDescriptor`, to which it is bridged free of charge on iOS.
public typealias CTFontDescriptor = UIFontDescriptor

/// See [CTFontCreateWithName](https://developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:)). The matrix has no effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name as String, size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
}

/// See [CTFontCreateWithFontDescriptor](https://developer.apple.com/documentation/coretext/ctfontcreatewithfontdescriptor(_:_:_:)). The matrix has no effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// See [CTFontCreateCopyWithAttributes](https://developer.apple.com/documentation/coretext/ctfontcreatecopywithattributes(_:_:_:_:)). The matrix has no effect.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// See [CTFontCreateWithGraphicsFont](https://developer.apple.com/documentation/coretext/ctfontcreatewithgraphicsfont(_:_:_:_:)). The matrix has no effect.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "Helvetica", size, matrix) }

/// See [CTFontDescriptorCreateWithNameAndSize](https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatewithnameandsize(_:_:)).
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  CTFontCreateWithName(name, size, nil).fontDescriptor
}

/// See [CTFontCopyFontDescriptor](https://developer.apple.com/documentation/coretext/ctfontcopyfontdescriptor(_:)).
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// See [CTFontCopyPostScriptName](https://developer.apple.com/documentation/coretext/ctfontcopypostscriptname(_:)).
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// See [CTFontCopyFamilyName](https://developer.apple.com/documentation/coretext/ctfontcopyfamilyname(_:)).
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }

/// See [CTFontGetSize](https://developer.apple.com/documentation/coretext/ctfontgetsize(_:)).
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// See [CTFontGetAscent](https://developer.apple.com/documentation/coretext/ctfontgetascent(_:)).
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// See [CTFontGetDescent](https://developer.apple.com/documentation/coretext/ctfontgetdescent(_:)).
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// See [CTFontGetLeading](https://developer.apple.com/documentation/coretext/ctfontgetleading(_:)).
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// See [CTFontGetCapHeight](https://developer.apple.com/documentation/coretext/ctfontgetcapheight(_:)).
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// See [CTFontGetXHeight](https://developer.apple.com/documentation/coretext/ctfontgetxheight(_:)).
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// See [CTFontCopyFullName](https://developer.apple.com/documentation/coretext/ctfontcopyfullname(_:)).
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  let style = font.fontName.split(separator: "-").dropFirst().joined(separator: " ")
  return (style.isEmpty || style == "Regular" ? font.familyName : "\(font.familyName) \(style)") as CFString
}

/// See [CTFontCopyDisplayName](https://developer.apple.com/documentation/coretext/ctfontcopydisplayname(_:)).
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
