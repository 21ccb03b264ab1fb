import SwiftUI

/// The look of the display: large figures at the right, on a dark panel in light mode and a light one in dark mode.
struct DisplayStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.largeTitle)
      .lineLimit(1)
      .padding()
      .frame(maxWidth: .infinity, alignment: .trailing)
      .foregroundColor(Color(.systemBackground))
      .background(Color(.label))
      .cornerRadius(5)
  }
}
