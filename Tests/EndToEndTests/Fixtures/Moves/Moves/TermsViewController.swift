import UIKit

/// Shows a text whose link the app follows by itself.
class TermsViewController: UIViewController, UITextViewDelegate {
  private let text = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Terms"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = NSMutableAttributedString(string: "By going on you accept the terms of use.")
    content.addAttribute(
      .link, value: "terms://all", range: (content.string as NSString).range(of: "terms of use"))
    text.attributedText = content
    text.isEditable = false
    text.delegate = self
    view.addSubview(text)
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    let alert = UIAlertController(title: URL.absoluteString, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
    return false
  }
}
