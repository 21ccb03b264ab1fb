@_spi(Windfall) import UIKit

/// Recognises taps on its content.
public struct _TapGestureEffect: ViewEffect {
  let count: Int
  let action: () -> Void

  func makeView() -> GestureView { GestureView(tapCount: count) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    view.action = action
    view.isEnabled = environment.isEnabled
  }
}

/// Recognises a finger that stays down on its content.
public struct _LongPressGestureEffect: ViewEffect {
  let minimumDuration: Double
  let action: () -> Void

  func makeView() -> GestureView { GestureView(minimumDuration: minimumDuration) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    view.action = action
    view.isEnabled = environment.isEnabled
  }
}
