import CoreData

extension Book {
  var pagesLeft: Int32 { max(0, pageCount - pagesRead) }

  var isFinished: Bool { pagesLeft == 0 }

  /// From 0 to 1.
  var progress: Double { pageCount > 0 ? min(1, Double(pagesRead) / Double(pageCount)) : 0 }

  /// The sessions of the book, the latest first.
  var history: [Session] {
    let sessions = sessions as? Set<Session> ?? []
    return sessions.sorted { ($0.date ?? .distantPast) > ($1.date ?? .distantPast) }
  }
}
