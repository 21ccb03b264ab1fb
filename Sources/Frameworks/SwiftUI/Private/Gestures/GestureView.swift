@_spi(Windfall) import UIKit

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
