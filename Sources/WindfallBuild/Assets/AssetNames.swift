/// The names of assets that Xcode makes Swift symbols for.
struct AssetNames: Equatable, Codable {
  private(set) var colors: [String] = []
  private(set) var images: [String] = []

  var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  mutating func add(_ set: AssetSet) {
    switch set.kind {
    case .color: colors.append(set.name)
    case .image, .symbol: images.append(set.name)
    case .data, .icon: break
    }
  }
}
