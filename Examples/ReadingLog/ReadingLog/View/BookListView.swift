import SwiftUI

/// The books by their titles, and what is being looked for among them.
struct BookListView: View {
  @EnvironmentObject private var library: Library
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var books: FetchedResults<Book>
  @State private var isAdding = false
  @State private var showsUnfinishedOnly = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Unfinished only", isOn: $showsUnfinishedOnly)
          .onChange(of: showsUnfinishedOnly) { _, isOn in
            books.nsPredicate = isOn ? NSPredicate(format: "pagesRead < pageCount") : nil
          }
        ForEach(books) { book in
          NavigationLink(value: book) { BookRow(book: book) }
        }
        .onDelete { places in try? library.delete(places.map { books[$0] }) }
      }
      .overlay { if books.isEmpty { Text("No books yet") } }
      .navigationTitle("Reading Log")
      .navigationDestination(for: Book.self) { BookView(book: $0) }
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .sheet(isPresented: $isAdding) { NewBookView() }
    }
  }
}

/// One line of the list.
private struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title ?? "")
      Text(book.isFinished ? "Finished" : "\(book.pagesRead) of \(book.pageCount) pages")
        .font(.caption)
    }
  }
}
