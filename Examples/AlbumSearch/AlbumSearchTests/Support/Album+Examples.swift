import Foundation

@testable import AlbumSearch

extension Album {
  static let bigBoat = example("Big Boat", released: 1_475_823_600)
  static let farmhouse = example("Farmhouse", released: 958_460_400)
  static let billyBreathes = example("Billy Breathes", released: 845_362_800)

  private static func example(_ title: String, released: TimeInterval) -> Album {
    Album(
      title: title, artist: "Phish", releaseDate: Date(timeIntervalSince1970: released),
      imageURL: URL(fileURLWithPath: "/images/\(title).jpg"))
  }
}
