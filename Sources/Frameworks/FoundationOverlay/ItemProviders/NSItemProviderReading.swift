import Foundation

/// See [NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.cast(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.cast(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}
