import SwiftUI

/// A tip as the style of the environment shows it.
struct TipContent<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View {
    let configuration = TipViewStyleConfiguration(tip: tip, actions: tip.actions.map { $0.telling(action) })
    (look.style?(configuration) ?? AnyView(MiniTipViewStyle().makeBody(configuration: configuration)))
      .background {
        if let background = look.background {
          RoundedRectangle(cornerRadius: look.cornerRadius ?? 0).fill(background)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius ?? 0))
      .onAppear { TipStore.shared.didAppear(tip) }
  }
}

/// How tips look.
@MainActor
struct TipLook {
  var style: ((TipViewStyleConfiguration) -> AnyView)?
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat?
  var imageSize: CGSize?

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: TipLook { TipLook() } }

  var tipLook: TipLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
