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
