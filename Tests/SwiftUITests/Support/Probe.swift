import SwiftUI

/// A box of a fixed size that is an element with a name.
struct Probe: View {
  let name: String
  let width: CGFloat?
  let height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}
