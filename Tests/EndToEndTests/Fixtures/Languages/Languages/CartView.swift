import SwiftUI

struct CartView: View {
  let items: Int

  var body: some View {
    Text("\(items) items in the cart").accessibilityIdentifier("swiftui")
  }
}
