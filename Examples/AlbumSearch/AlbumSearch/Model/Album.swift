import Foundation

struct Album: Equatable {
  let title: String
  let artist: String
  let releaseDate: Date
  let imageURL: URL
}

extension Album: Decodable {
  private enum CodingKeys: String, CodingKey {
    case title = "collectionName"
    case artist = "artistName"
    case releaseDate
    case imageURL = "artworkUrl100"
  }
}
