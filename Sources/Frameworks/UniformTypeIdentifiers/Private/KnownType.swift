/// What is known of a type.
struct KnownType: Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  private init(_ identifier: String, _ parents: [String], _ extensions: [String] = [], _ mimeTypes: [String] = []) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  static let all = [
    KnownType("public.item", []),
    KnownType("public.content", []),
    KnownType("public.data", ["public.item"]),
    KnownType("public.directory", ["public.item"]),
    KnownType("public.folder", ["public.directory"]),
    KnownType("public.text", ["public.data", "public.content"]),
    KnownType("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    KnownType("public.utf8-plain-text", ["public.plain-text"]),
    KnownType("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
    KnownType("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    KnownType("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    KnownType("public.json", ["public.text"], ["json"], ["application/json"]),
    KnownType("com.apple.property-list", ["public.data", "public.content"], ["plist"]),
    KnownType("public.comma-separated-values-text", ["public.text"], ["csv"], ["text/csv"]),
    KnownType("public.source-code", ["public.plain-text"]),
    KnownType("public.swift-source", ["public.source-code"], ["swift"]),
    KnownType("public.url", ["public.data"], ["url"]),
    KnownType("public.file-url", ["public.url"]),
    KnownType("public.image", ["public.data", "public.content"]),
    KnownType("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    KnownType("public.png", ["public.image"], ["png"], ["image/png"]),
    KnownType("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    KnownType("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    KnownType("public.heic", ["public.image"], ["heic"], ["image/heic"]),
    KnownType("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    KnownType("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
    KnownType("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], ["application/pdf"]),
    KnownType("public.audiovisual-content", ["public.data", "public.content"]),
    KnownType("public.movie", ["public.audiovisual-content"]),
    KnownType("public.video", ["public.movie"]),
    KnownType("public.audio", ["public.audiovisual-content"]),
    KnownType("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    KnownType("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
    KnownType("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    KnownType("com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], ["audio/vnd.wave", "audio/wav"]),
    KnownType("public.mpeg-4-audio", ["public.audio"], ["mp4a"], ["audio/mp4"]),
    KnownType("public.archive", ["public.data"]),
    KnownType("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
  ]
}
