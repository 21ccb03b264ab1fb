@_spi(Windfall) import UIKit

/// Recognises taps on its content.
public struct _TapEffect: ViewEffect {
  let count: Int
  let action: () -> Void

  func makeView() -> GestureView { GestureView(tapCount: count) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    view.action = action
    view.isEnabled = environment.isEnabled
  }
}
