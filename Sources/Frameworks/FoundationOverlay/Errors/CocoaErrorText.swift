import Foundation

/// What Apple's Foundation says of the errors of its own that people meet in tests, in English.
///
/// The texts are those that public test suites and questions quote; of other codes Linux's reason is told.
enum CocoaErrorText {
  static func text(of error: NSError) -> String? {
    let file = file(of: error)
    switch error.code {
    case 4: return "\(file) doesn’t exist."
    case 256: return "\(file) couldn’t be opened."
    case 257: return "\(file) couldn’t be opened because you don’t have permission to view it."
    case 259: return "\(file) couldn’t be opened because it isn’t in the correct format."
    case 260: return "\(file) couldn’t be opened because there is no such file."
    case 512: return "\(file) couldn’t be saved."
    case 513: return saving(error, file)
    case 3840, 4864: return "The data couldn’t be read because it isn’t in the correct format."
    case 4865: return "The data couldn’t be read because it is missing."
    case 4866: return "The data couldn’t be written because it isn’t in the correct format."
    default: return nil
    }
  }

  private static func url(of error: NSError) -> URL? {
    (error.userInfo[NSFilePathErrorKey] as? String).map { URL(fileURLWithPath: $0) }
      ?? error.userInfo[NSURLErrorKey] as? URL
  }

  /// The file by its name, where the error has it.
  private static func file(of error: NSError) -> String {
    url(of: error).map { "The file “\($0.lastPathComponent)”" } ?? "The file"
  }

  private static func saving(_ error: NSError, _ file: String) -> String {
    let file = file.prefix(1).lowercased() + file.dropFirst()
    guard let folder = url(of: error)?.deletingLastPathComponent().lastPathComponent else {
      return "You don’t have permission to save \(file)."
    }
    return "You don’t have permission to save \(file) in the folder “\(folder)”."
  }
}
