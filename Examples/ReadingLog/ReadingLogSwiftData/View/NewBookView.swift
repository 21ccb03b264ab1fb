import SwiftUI

/// Asks for a book, and says why one cannot be kept.
struct NewBookView: View {
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var author = ""
  @State private var pages = ""
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Author", text: $author)
        TextField("Pages", text: $pages)
        if let problem { Text(problem).accessibilityIdentifier("problem") }
      }
      .navigationTitle("New Book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
      }
    }
  }

  private func save() {
    do {
      try library.addBook(titled: title, by: author, pageCount: Int(pages) ?? 0)
      dismiss()
    } catch {
      problem = "A book needs a title and at least one page."
    }
  }
}
