/// The types of items that providers know, by their uniform identifiers.
enum ItemType {
  private static let supertypes = [
    "public.png": "public.image", "public.jpeg": "public.image", "public.heic": "public.image",
    "com.compuserve.gif": "public.image", "public.image": "public.data", "public.utf8-plain-text": "public.plain-text",
    "public.plain-text": "public.text", "public.html": "public.text", "public.json": "public.text",
    "public.text": "public.data", "public.file-url": "public.url", "public.url": "public.data",
    "com.adobe.pdf": "public.data", "public.mpeg-4": "public.movie", "com.apple.quicktime-movie": "public.movie",
    "public.movie": "public.data", "public.data": "public.item",
  ]

  private static let extensions = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "heic": "public.heic",
    "gif": "com.compuserve.gif", "txt": "public.plain-text", "html": "public.html", "json": "public.json",
    "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
  ]

  static func identifier(forExtension name: String) -> String { extensions[name.lowercased()] ?? "public.data" }

  static func `extension`(for identifier: String) -> String? {
    extensions.filter { $0.value == identifier }.keys.min()
  }

  /// Whether a type is another one or a kind of it.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    var current = identifier
    while current != other {
      guard let next = supertypes[current] else { return false }
      current = next
    }
    return true
  }
}
