import Foundation

/// What Apple's Foundation says of the errors of its own that people meet in tests, in English.
///
/// The texts are those that public test suites and questions quote; of other codes Linux's reason is told.
enum CocoaErrorText {
  static func text(of error: NSError) -> String? {
    let url = url(of: error)
    let file = url.map { "file “\($0.lastPathComponent)”" } ?? "file"
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile: return "The \(file) doesn’t exist."
    case .fileReadUnknown: return "The \(file) couldn’t be opened."
    case .fileReadNoPermission: return "The \(file) couldn’t be opened because you don’t have permission to view it."
    case .fileReadCorruptFile: return "The \(file) couldn’t be opened because it isn’t in the correct format."
    case .fileReadNoSuchFile: return "The \(file) couldn’t be opened because there is no such file."
    case .fileWriteUnknown: return "The \(file) couldn’t be saved."
    case .fileWriteNoPermission:
      let place = url.map { " in the folder “\($0.deletingLastPathComponent().lastPathComponent)”" } ?? ""
      return "You don’t have permission to save the \(file)\(place)."
    case .propertyListReadCorrupt, .coderReadCorrupt:
      return "The data couldn’t be read because it isn’t in the correct format."
    case .coderValueNotFound: return "The data couldn’t be read because it is missing."
    case .coderInvalidValue: return "The data couldn’t be written because it isn’t in the correct format."
    default: return nil
    }
  }

  /// The file, where the error has it.
  private static func url(of error: NSError) -> URL? {
    (error.userInfo[NSFilePathErrorKey] as? String).map { URL(fileURLWithPath: $0) }
      ?? error.userInfo[NSURLErrorKey] as? URL
  }
}
