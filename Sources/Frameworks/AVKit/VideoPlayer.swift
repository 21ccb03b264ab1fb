import SwiftUI

/// See [VideoPlayer](https://developer.apple.com/documentation/avkit/videoplayer).
///
/// A black view without controls, with what lies over it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    self.init(player: player) { EmptyView() }
  }

  public var body: some View { PlayerController(player: player).overlay { overlay } }
}

private struct PlayerController: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) { controller.player = player }
}
