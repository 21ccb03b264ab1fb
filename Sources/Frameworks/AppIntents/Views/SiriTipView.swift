import SwiftUI

/// See [SiriTipView](https://developer.apple.com/documentation/appintents/siritipview).
///
/// It says the intent's title, since nobody is listening for a phrase.
public struct SiriTipView<Intent: AppIntent>: View {
  @Binding private var isVisible: Bool

  public init(intent: Intent, isVisible: Binding<Bool> = .constant(true)) { _isVisible = isVisible }

  public var body: some View {
    if isVisible {
      HStack {
        Text(String(localized: Intent.title))
        Spacer()
        Button {
          isVisible = false
        } label: {
          Image(systemName: "xmark")
        }
        .accessibilityLabel("Close")
      }
      .padding()
    }
  }
}

/// See [SiriTipViewStyle](https://developer.apple.com/documentation/appintents/siritipviewstyle).
public enum SiriTipViewStyle: Hashable, Sendable {
  case automatic, light, dark, black
}

nonisolated extension View {
  /// The tip has one look.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
