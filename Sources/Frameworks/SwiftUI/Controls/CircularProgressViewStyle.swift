import UIKit

/// See [CircularProgressViewStyle](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle).
///
/// It turns also where the progress is known, as on iOS.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let own = tint
    VStack {
      ControlView {
        UIActivityIndicatorView(style: .medium)
      } configure: { view, environment in
        if let color = own ?? environment.tint { view.color = UIColor(color) }
        if !view.isAnimating { view.startAnimating() }
      }
      configuration.label
    }
  }
}
