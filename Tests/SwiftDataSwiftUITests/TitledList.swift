import SwiftData
import SwiftDataSwiftUI
import SwiftUI

@Model final class Note {
  var text: String

  init(_ text: String) { self.text = text }
}

/// A view with a query of its own, which other files make by the initialiser that the compiler gives it.
struct TitledList: View {
  let title: String
  @Query private var notes: [Note]

  var body: some View { Text("\(title): \(notes.map(\.text).joined(separator: ", "))") }
}
