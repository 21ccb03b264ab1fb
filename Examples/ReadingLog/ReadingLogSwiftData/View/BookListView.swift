import SwiftData
import SwiftUI

/// The books by their titles, and what is being looked for among them.
struct BookListView: View {
  @State private var isAdding = false
  @State private var showsUnfinishedOnly = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Unfinished only", isOn: $showsUnfinishedOnly)
        BookRows(unfinishedOnly: showsUnfinishedOnly)
      }
      .overlay { EmptyNote() }
      .navigationTitle("Reading Log")
      .navigationDestination(for: Book.self) { BookView(book: $0) }
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .sheet(isPresented: $isAdding) { NewBookView() }
    }
  }
}

/// The lines of the list, which ask for other books than before when they are made anew.
private struct BookRows: View {
  @Environment(Library.self) private var library
  @Query private var books: [Book]

  init(unfinishedOnly: Bool) {
    let predicate = #Predicate<Book> { !unfinishedOnly || $0.pagesRead < $0.pageCount }
    _books = Query(filter: predicate, sort: \.title)
  }

  var body: some View {
    ForEach(books) { book in
      NavigationLink(value: book) { BookRow(book: book) }
    }
    .onDelete { places in try? library.delete(places.map { books[$0] }) }
  }
}

private struct EmptyNote: View {
  @Query private var books: [Book]

  var body: some View {
    if books.isEmpty { Text("No books yet") }
  }
}

/// One line of the list.
private struct BookRow: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title)
      Text(book.isFinished ? "Finished" : "\(book.pagesRead) of \(book.pageCount) pages")
        .font(.caption)
    }
  }
}
