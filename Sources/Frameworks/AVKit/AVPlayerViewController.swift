/// See [AVPlayerViewController](https://developer.apple.com/documentation/avkit/avplayerviewcontroller).
///
/// A black screen without controls.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true

  open override func loadView() {
    super.loadView()
    view.backgroundColor = .black
  }

  open var isReadyForDisplay: Bool { false }

  open var contentOverlayView: UIView? { viewIfLoaded }
}
