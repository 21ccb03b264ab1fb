import Foundation

/// A movie as the list shows it.
struct ListMoviesViewModel: Equatable {
  static let unknownYear = "Unknown"

  let title: String
  let year: String
}

extension ListMoviesViewModel {
  private static let releaseDates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  init(_ movie: Movie) {
    title = movie.title
    year = Self.year(of: movie.releaseDate) ?? Self.unknownYear
  }

  private static func year(of releaseDate: String) -> String? {
    guard let date = releaseDates.date(from: releaseDate), let zone = releaseDates.timeZone else { return nil }
    return String(releaseDates.calendar.dateComponents(in: zone, from: date).year ?? 0)
  }
}
