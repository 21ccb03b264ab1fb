/// Covers the window and holds a presented controller's view: all of it, or as a sheet over what was there.
final class PresentationContainer: UIView {
  private weak var presented: UIViewController?

  init(presented: UIViewController, frame: CGRect) {
    self.presented = presented
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if presented.modalPresentationStyle.isSheet { backgroundColor = UIColor(white: 0, alpha: 0.2) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let presented, let view = presented.viewIfLoaded else { return }
    var box = bounds
    if presented.modalPresentationStyle.isSheet {
      let top = (window?.safeAreaInsets.top ?? 0) + 10
      box.origin.y += top
      box.size.height -= top
      view.layer.cornerRadius = 10
      view.clipsToBounds = true
    }
    view.frame = box
  }
}
