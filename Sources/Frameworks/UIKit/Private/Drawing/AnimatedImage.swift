/// Shows the first of its images.
final class AnimatedImage: UIImage, @unchecked Sendable {
  private let parts: [UIImage]
  private let time: TimeInterval

  init(_ first: UIImage, _ parts: [UIImage], duration: TimeInterval) {
    self.parts = parts
    time = duration
    super.init(content: first.content, name: first.name, size: first.size, scale: first.scale, style: first.style)
  }

  required convenience init?(coder: NSCoder) { nil }

  required convenience init(imageLiteralResourceName name: String) {
    fatalError("\(name) is no animated image")
  }

  override var images: [UIImage]? { parts }

  override var duration: TimeInterval { time }
}
