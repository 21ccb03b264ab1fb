import SwiftData
import SwiftUI

/// The reading log once more, kept with SwiftData.
@main
struct ReadingLogSwiftDataApp: App {
  private let library = Library(
    storage: ProcessInfo.processInfo.arguments.contains("--in-memory") ? .memory : .file)

  var body: some Scene {
    WindowGroup {
      BookListView()
        .environment(library)
        .modelContainer(library.container)
    }
  }
}
