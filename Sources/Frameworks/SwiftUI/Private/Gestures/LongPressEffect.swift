@_spi(Windfall) import UIKit

/// Recognises a finger that stays down on its content.
public struct _LongPressEffect: ViewEffect {
  let minimumDuration: Double
  let action: () -> Void

  func makeView() -> GestureView { GestureView(minimumDuration: minimumDuration) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    view.action = action
    view.isEnabled = environment.isEnabled
  }
}
