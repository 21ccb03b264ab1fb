/// A type of files, by its uniform type identifier.
///
/// Source: [System-declared uniform type identifiers](
/// https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers).
public struct FileType: Sendable {
  public let identifier: String
  /// The identifiers of the types that it is a kind of.
  public let parents: [String]
  /// The preferred one first, in small letters, without a dot.
  public let extensions: [String]
  /// The preferred one first.
  public let mimeTypes: [String]

  private init(_ identifier: String, _ parents: [String], _ extensions: [String] = [], _ mimeTypes: [String] = []) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  /// The type of files with an extension.
  public static func ofExtension(_ name: String) -> FileType? {
    let wanted = name.lowercased()
    return all.first { $0.extensions.contains(wanted) }
  }

  /// Whether a type is another one or a kind of it; types that are not known are only themselves.
  public static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || (byIdentifier[identifier]?.parents ?? []).contains { conforms($0, to: other) }
  }

  public static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  public static let all = [
    FileType("public.item", []),
    FileType("public.content", []),
    FileType("public.data", ["public.item"]),
    FileType("public.directory", ["public.item"]),
    FileType("public.folder", ["public.directory"]),
    FileType("public.text", ["public.data", "public.content"]),
    FileType("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    FileType("public.utf8-plain-text", ["public.plain-text"]),
    FileType("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
    FileType("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    FileType("public.xhtml", ["public.xml"], ["xhtml"], ["application/xhtml+xml"]),
    FileType("public.css", ["public.text"], ["css"], ["text/css"]),
    FileType("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    FileType("public.json", ["public.text"], ["json"], ["application/json"]),
    FileType("com.apple.property-list", ["public.data", "public.content"], ["plist"], ["application/x-plist"]),
    FileType("public.comma-separated-values-text", ["public.text"], ["csv"], ["text/csv"]),
    FileType("public.source-code", ["public.plain-text"]),
    FileType("com.netscape.javascript-source", ["public.source-code"], ["js"], ["text/javascript"]),
    FileType("public.swift-source", ["public.source-code"], ["swift"]),
    FileType("public.url", ["public.data"], ["url"]),
    FileType("public.file-url", ["public.url"]),
    FileType("public.image", ["public.data", "public.content"]),
    FileType("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    FileType("public.png", ["public.image"], ["png"], ["image/png"]),
    FileType("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    FileType("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    FileType("public.heic", ["public.image"], ["heic"], ["image/heic"]),
    FileType("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    FileType("public.heics", ["public.image"], ["heics"], ["image/heic-sequence"]),
    FileType("public.heif", ["public.image"], ["heif"], ["image/heif"]),
    FileType("public.avif", ["public.image"], ["avif"], ["image/avif"]),
    FileType("public.jpeg-2000", ["public.image"], ["jp2", "jpf", "jpx", "j2k", "j2c"], ["image/jp2"]),
    FileType("public.jpeg-xl", ["public.image"], ["jxl"], ["image/jxl"]),
    FileType("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"]),
    FileType("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    FileType("com.apple.icns", ["public.image"], ["icns"]),
    FileType("public.camera-raw-image", ["public.image"]),
    FileType("com.apple.live-photo", []),
    FileType("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
    FileType("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], ["application/pdf"]),
    FileType("public.audiovisual-content", ["public.data", "public.content"]),
    FileType("public.movie", ["public.audiovisual-content"]),
    FileType("public.video", ["public.movie"]),
    FileType("public.audio", ["public.audiovisual-content"]),
    FileType("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    FileType("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
    FileType("com.apple.m4v-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
    FileType("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi"]),
    FileType("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"]),
    FileType("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"]),
    FileType("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
    FileType("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"]),
    FileType("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    FileType("com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], ["audio/vnd.wave", "audio/wav"]),
    FileType("public.mpeg-4-audio", ["public.audio"], ["mp4a"], ["audio/mp4"]),
    FileType("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/mp4"]),
    FileType("public.archive", ["public.data"]),
    FileType("org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/gzip"]),
    FileType("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
  ]
}
