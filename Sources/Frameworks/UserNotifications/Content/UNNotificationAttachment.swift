/// See [UNNotificationAttachment](https://developer.apple.com/documentation/usernotifications/unnotificationattachment).
///
/// The file stays where it is; on iOS it is moved.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var url: URL
  open private(set) var type: String

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    guard let type = Self.types[URL.pathExtension.lowercased()] else { throw UNError(.attachmentUnrecognizedType) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    self.type = type
    super.init()
  }

  private static let types = [
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
    "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "gif": "com.compuserve.gif", "png": "public.png", "mpg": "public.mpeg", "mpeg": "public.mpeg",
    "mp4": "public.mpeg-4", "avi": "public.avi", "mov": "com.apple.quicktime-movie",
  ]
}
