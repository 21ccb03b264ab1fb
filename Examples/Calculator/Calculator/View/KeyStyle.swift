import SwiftUI

/// The look of a button: as wide as its column.
struct KeyStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.title2)
      .padding()
      .frame(maxWidth: .infinity)
      .foregroundColor(Color(.label))
      .background(Color(.systemGray3))
      .cornerRadius(5)
  }
}
