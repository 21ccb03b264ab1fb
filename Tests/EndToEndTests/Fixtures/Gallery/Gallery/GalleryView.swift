import SwiftUI

struct GalleryView: View {
  var body: some View {
    VStack {
      Image(.nightSky)
      Image("Logo").renderingMode(.template).foregroundStyle(.frame)
      Label("Stars", image: .nightSky)
      Color(.Brand.title).frame(width: 10, height: 10)
      Color.frame.frame(width: 10, height: 10).accessibilityIdentifier("frame")
    }
  }
}
