import SwiftUI

/// What the screen shows where it has no albums.
struct MessageView: View {
  let title: String
  let detail: String

  var body: some View {
    VStack(spacing: 8) {
      Text(title)
        .font(.title2)
      Text(detail)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding()
  }
}
