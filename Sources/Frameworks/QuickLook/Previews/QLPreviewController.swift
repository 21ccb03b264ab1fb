import FoundationOverlay
@_spi(Windfall) import UIKit

/// See [QLPreviewController](https://developer.apple.com/documentation/quicklook/qlpreviewcontroller).
///
/// Pictures and texts are shown; of other files there is the name. A swipe leads to the next item and the one before.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// What the button does instead of dismissing the controller.
  var onDone: (() -> Void)?
  private var index = 0
  private let bar = UINavigationBar()
  private let content = UIScrollView()

  open class func canPreviewItem(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

  open var currentPreviewItemIndex: Int {
    get { index }
    set {
      guard newValue != index else { return }
      index = newValue
      reloadData()
    }
  }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(index) else { return nil }
    return dataSource.previewController(self, previewItemAt: index)
  }

  open func reloadData() { if isViewLoaded { show() } }

  open func refreshCurrentPreviewItem() { reloadData() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
    view.addSubview(bar)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      swipe.direction = direction
      swipe.addHandler { [weak self] in self?.move(by: direction == .left ? 1 : -1) }
      view.addGestureRecognizer(swipe)
    }
    show()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 44)
    content.frame = CGRect(
      x: safe.minX, y: bar.frame.maxY, width: safe.width, height: max(0, safe.maxY - bar.frame.maxY))
    guard let shown = content.subviews.first else { return }
    let size = shown.sizeThatFits(CGSize(width: content.bounds.width, height: .greatestFiniteMagnitude))
    shown.frame = CGRect(
      x: 0, y: 0, width: content.bounds.width,
      height: shown is UIImageView ? content.bounds.height : max(size.height, content.bounds.height))
    content.contentSize = shown.frame.size
  }

  private func show() {
    let item = currentPreviewItem
    let page = UINavigationItem(title: item?.title ?? "")
    page.leftBarButtonItem = UIBarButtonItem(
      title: "Done", image: nil, primaryAction: UIAction(title: "Done") { [weak self] _ in self?.finish() }, menu: nil)
    bar.items = [page]
    for view in content.subviews { view.removeFromSuperview() }
    content.addSubview(preview(of: item))
    view.setNeedsLayout()
  }

  private func preview(of item: (any QLPreviewItem)?) -> UIView {
    if let url = item?.previewItemURL, url.isFileURL, let data = try? Data(contentsOf: url) {
      if let picture = UIImage(data: data) {
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFit
        view.isAccessibilityElement = true
        view.accessibilityLabel = item?.title
        return view
      }
      if let text = String(data: data, encoding: .utf8) { return label(text, .natural) }
    }
    return label(item?.previewItemURL?.lastPathComponent ?? "", .center)
  }

  private func label(_ text: String, _ alignment: NSTextAlignment) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = alignment
    label.text = text
    return label
  }

  private func move(by step: Int) {
    let next = index + step
    guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(next) else { return }
    currentPreviewItemIndex = next
  }

  private func finish() {
    delegate?.previewControllerWillDismiss(self)
    if let onDone {
      onDone()
      delegate?.previewControllerDidDismiss(self)
    } else {
      dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
    }
  }
}

extension QLPreviewItem {
  fileprivate var title: String { previewItemTitle ?? previewItemURL?.lastPathComponent ?? "" }
}

/// See [QLPreviewControllerDataSource](https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource).
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
