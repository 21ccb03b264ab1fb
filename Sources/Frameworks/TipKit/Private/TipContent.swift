import SwiftUI

/// A tip with its texts, its actions and a button that closes it.
struct TipContent<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image { image }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        if let message = tip.message { message.font(.subheadline).foregroundStyle(Color.secondary) }
        ForEach(tip.actions) { item in
          Button {
            item.handler()
            action(item)
          } label: {
            item.label
          }
        }
      }
      Spacer()
      Button {
        tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("Close")
    }
    .padding()
    .onAppear { TipStore.shared.didAppear(tip) }
  }
}
