import SwiftUI

/// Shows a tip in a popover of a view for as long as it is available.
struct TipPopover<Tipping: Tip>: ViewModifier {
  let tip: Tipping?
  let action: (Tips.Action) -> Void
  @ObservedObject private var store = TipStore.shared

  func body(content: Content) -> some View {
    content.popover(isPresented: isPresented) {
      if let tip { TipContent(tip: tip, action: action) }
    }
  }

  private var isPresented: Binding<Bool> {
    Binding(
      get: { tip?.shouldDisplay ?? false },
      set: { isPresented in
        if !isPresented { tip?.invalidate(reason: .tipClosed) }
      })
  }
}
