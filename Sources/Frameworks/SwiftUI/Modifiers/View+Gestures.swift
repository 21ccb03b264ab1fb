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
final class GestureView: RenderView {
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

  private func recognized() { if isEnabled { action?() } }
}

/// Makes a finger inside a shape count as one on the content.
struct ContentShapeEffect<S: Shape>: ViewEffect {
  let shape: S

  func makeView() -> ContentShapeView { ContentShapeView() }

  func configure(_ view: ContentShapeView, _ environment: EnvironmentValues) {
    let shape = shape
    view.outline = { shape.path(in: $0) }
  }
}

final class ContentShapeView: UIView {
  var outline: ((CGRect) -> Path)?

  override var elementPublishing: ElementPublishing { .transparent }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, outline?(bounds).contains(point) ?? false else { return nil }
    return super.hitTest(point, with: event) ?? self
  }
}

extension View {
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeEffect(shape: shape))
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(TapEffect(count: count, action: action))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(LongPressEffect(minimumDuration: minimumDuration, action: action))
  }
}
