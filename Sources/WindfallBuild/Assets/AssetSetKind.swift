/// What a folder of an asset catalog is, told by the end of its name.
enum AssetSetKind: String {
  case image = "imageset"
  case color = "colorset"
  case data = "dataset"
  case symbol = "symbolset"
  case icon = "appiconset"

  /// Sets that no API of an app's reads, or none that is supported.
  static let ignored: Set<String> = [
    "launchimage", "imagestack", "imagestacklayer", "brandassets", "complicationset", "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset", "iconset", "stickersiconset", "sticker", "stickerpack", "stickersequence",
    "arresourcegroup", "arreferenceimage", "arobject", "cubetextureset", "mipmapset", "textureset", "watchcomplication",
    "solidimagestack", "solidimagestacklayer",
  ]
}
