import SwiftUI

/// The reading log: books, and how far each is read, kept with Core Data.
@main
struct ReadingLogApp: App {
  private let library = Library(
    storage: ProcessInfo.processInfo.arguments.contains("--in-memory") ? .memory : .file)

  var body: some Scene {
    WindowGroup {
      BookListView()
        .environment(\.managedObjectContext, library.context)
        .environmentObject(library)
    }
  }
}
