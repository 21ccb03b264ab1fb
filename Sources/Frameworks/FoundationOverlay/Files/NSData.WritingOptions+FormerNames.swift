import Foundation

/// Former names of options.
extension NSData.WritingOptions {
  @available(*, deprecated, renamed: "atomic")
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}

extension NSData.ReadingOptions {
  @available(*, deprecated, renamed: "mappedIfSafe")
  public static var mappedRead: NSData.ReadingOptions { .mappedIfSafe }

  @available(*, deprecated, renamed: "mappedIfSafe")
  public static var dataReadingMapped: NSData.ReadingOptions { .mappedIfSafe }

  @available(*, deprecated, renamed: "uncached")
  public static var uncachedRead: NSData.ReadingOptions { .uncached }
}
