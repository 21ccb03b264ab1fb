@testable import ListMovies

/// The data of all tests.
struct Seeds {
  struct Movies {
    static let slumdogMillionaire = Movie(title: "Slumdog Millionaire", releaseDate: "2008-11-12")
    static let hurtLocker = Movie(title: "The Hurt Locker", releaseDate: "2009-01-29")
    static let kingsSpeech = Movie(title: "The King’s Speech", releaseDate: "noDate")

    static let all = [slumdogMillionaire, hurtLocker, kingsSpeech]
  }
}
