import SwiftUI
import UIKit

/// Shows the assets through UIKit, and below them the same through SwiftUI.
final class GalleryViewController: UIViewController {
  let sky = UIImageView(image: .nightSky)
  let logo = UIImageView(image: UIImage(resource: .logo))
  let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .frame
    caption.text = names.joined(separator: ", ")
    caption.textColor = UIColor(resource: .Brand.title)
    sky.isAccessibilityElement = true
    sky.accessibilityLabel = "sky"
    let below = UIHostingController(rootView: GalleryView())
    addChild(below)
    let stack = UIStackView(arrangedSubviews: [sky, logo, caption, below.view])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
    ])
    below.didMove(toParent: self)
  }

  var names: [String] {
    guard let asset = NSDataAsset(name: "Names") else { return [] }
    return (try? JSONDecoder().decode([String].self, from: asset.data)) ?? []
  }
}
