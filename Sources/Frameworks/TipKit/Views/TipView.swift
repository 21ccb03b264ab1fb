import SwiftUI

/// See [TipView](https://developer.apple.com/documentation/tipkit/tipview). The arrow is not drawn.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @ObservedObject private var store = TipStore.shared

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  public var body: some View {
    if let tip, tip.shouldDisplay { TipContent(tip: tip, action: action) }
  }
}

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

extension View {
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip, action: action))
  }
}
