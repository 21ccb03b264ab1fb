import UIKit

/// See [AVPlayerLayer](https://developer.apple.com/documentation/avfoundation/avplayerlayer).
///
/// Nothing is drawn in it.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  open var isReadyForDisplay: Bool { false }

  open var videoRect: CGRect { .zero }
}
