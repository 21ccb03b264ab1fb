import FoundationOverlay

/// The kind of tag that the extension of a file's name is.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The kind of tag that a MIME type is.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// See [UTTypeCreatePreferredIdentifierForTag](https://developer.apple.com/documentation/coreservices/1448939-uttypecreatepreferredidentifierf).
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  let supertype = conformingTo.map { UTType(importedAs: text(of: $0)) } ?? .data
  let type =
    switch tagClass {
    case kUTTagClassMIMEType: UTType(mimeType: text(of: tag), conformingTo: supertype)
    case kUTTagClassFilenameExtension: UTType(filenameExtension: text(of: tag), conformingTo: supertype)
    default: UTType?.none
    }
  return type.map { .passRetained(CFString(string: $0.identifier)) }
}

/// See [UTTypeCopyPreferredTagWithClass](https://developer.apple.com/documentation/coreservices/1442744-uttypecopypreferredtagwithclass).
public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
  let known = UTType(text(of: type))
  let tag =
    switch tagClass {
    case kUTTagClassMIMEType: known?.preferredMIMEType
    case kUTTagClassFilenameExtension: known?.preferredFilenameExtension
    default: String?.none
    }
  return tag.map { .passRetained(CFString(string: $0)) }
}

private func text(of string: CFString) -> String { string.substring(from: 0) }
