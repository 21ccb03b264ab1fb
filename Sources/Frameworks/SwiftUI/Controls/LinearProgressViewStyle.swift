import UIKit

/// See [LinearProgressViewStyle](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle).
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let own = tint
    VStack(alignment: .leading) {
      configuration.label
      ControlView {
        UIProgressView(progressViewStyle: .default)
      } configure: { view, environment in
        view.progress = Float(configuration.fractionCompleted ?? 0)
        view.progressTintColor = (own ?? environment.tint).map { UIColor($0) }
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}
