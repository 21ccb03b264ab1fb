@_spi(Windfall) import UIKit

/// Recognises taps on its content.
struct TapEffect: ViewEffect {
  let count: Int
  let action: @MainActor () -> Void

  func makeView() -> GestureView { GestureView(tapCount: count) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    view.action = action
    view.isEnabled = environment.isEnabled
  }
}

/// Recognises a finger that stays down on its content.
struct LongPressEffect: ViewEffect {
  let minimumDuration: Double
  let action: @MainActor () -> Void

  func makeView() -> GestureView { GestureView(minimumDuration: minimumDuration) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    view.action = action
    view.isEnabled = environment.isEnabled
  }
}

/// Has a gesture recogniser; a finger on what the content shows counts as one on the view.
final class GestureView: UIView {
  var action: (() -> Void)?
  var isEnabled = true

  convenience init(tapCount: Int) {
    self.init(frame: .zero)
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self] in self?.recognized() }
    recognizer.numberOfTapsRequired = tapCount
    addGestureRecognizer(recognizer)
  }

  convenience init(minimumDuration: Double) {
    self.init(frame: .zero)
    let recognizer = UILongPressGestureRecognizer()
    recognizer.addHandler { [weak self, weak recognizer] in
      if recognizer?.state == .began { self?.recognized() }
    }
    recognizer.minimumPressDuration = minimumDuration
    addGestureRecognizer(recognizer)
  }

  override var elementPublishing: ElementPublishing { .transparent }

  private func recognized() { if isEnabled { action?() } }
}

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(TapEffect(count: count, action: action))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(LongPressEffect(minimumDuration: minimumDuration, action: action))
  }
}
