import SwiftUI

/// One book: how far it is read, and on which days.
struct BookView: View {
  let book: Book
  @Environment(Library.self) private var library

  var body: some View {
    List {
      Section {
        ProgressView(value: book.progress)
        Text(book.isFinished ? "Finished" : "\(book.pagesLeft) pages left").accessibilityIdentifier("left")
        if let author = book.author?.name { Text(author) }
      }
      Section("Read") {
        ForEach([10, 50], id: \.self) { pages in
          Button("Read \(pages) pages") { try? library.read(pages, of: book) }
            .disabled(book.isFinished)
        }
      }
      Section("History") {
        ForEach(book.history) { Text("\($0.pages) pages") }
      }
    }
    .navigationTitle(book.title)
  }
}
