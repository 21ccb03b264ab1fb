import Foundation

/// An album as a row shows it.
struct AlbumViewModel: Equatable {
  let title: String
  let artist: String
  let year: String
  let imageURL: URL

  init(album: Album) {
    title = album.title
    artist = album.artist
    imageURL = album.imageURL
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    year = String(calendar.component(.year, from: album.releaseDate))
  }

  var detail: String { "\(artist), \(year)" }
}
