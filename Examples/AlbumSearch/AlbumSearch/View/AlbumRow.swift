import SwiftUI

struct AlbumRow: View {
  let album: AlbumViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(album.title)
        .font(.headline)
      Text(album.detail)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}
