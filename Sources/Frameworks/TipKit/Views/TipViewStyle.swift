import SwiftUI

/// See [TipViewStyle](https://developer.apple.com/documentation/tipkit/tipviewstyle).
@preconcurrency @MainActor
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// See [TipViewStyleConfiguration](https://developer.apple.com/documentation/tipkit/tipviewstyleconfiguration).
@MainActor
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  /// Their handlers tell the view, too.
  public let actions: [Tips.Action]

  public var title: Text? { tip.title }

  public var message: Text? { tip.message }

  public var image: Image? { tip.image }
}

/// See [MiniTipViewStyle](https://developer.apple.com/documentation/tipkit/minitipviewstyle).
public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: TipViewStyleConfiguration) -> some View { MiniTip(configuration: configuration) }
}

/// A tip with its texts, its actions and a button that closes it.
private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = configuration.image {
        if let size = look.imageSize {
          image.resizable().frame(width: size.width, height: size.height)
        } else {
          image
        }
      }
      VStack(alignment: .leading, spacing: 4) {
        configuration.title?.font(.headline)
        if let message = configuration.message { message.font(.subheadline).foregroundStyle(Color.secondary) }
        ForEach(configuration.actions) { item in
          Button {
            item.handler()
          } label: {
            item.label()
          }
        }
      }
      Spacer()
      Button {
        configuration.tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("Close")
    }
    .padding()
  }
}

extension View {
  public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.style = { AnyView(style.makeBody(configuration: $0)) } }
  }

  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }

  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
  }

  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }
}
