import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIColorPatternTests {
  /// Four points wide and two high.
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// How many tiles a list of items draws in groups that cut them off, and how opaque each group is.
  private func tiles(in items: [DisplayItem]) -> [(count: Int, opacity: Double, clip: DisplayPath?)] {
    items.compactMap { item in
      if case .group(let group) = item { (group.items.count, group.opacity, group.clip) } else { nil }
    }
  }

  @Test func `A view's background repeats the image over its bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    view.backgroundColor = UIColor(patternImage: image)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    _ = CommitCycle.shared.frame
    let found = tiles(in: view.publishing.group?.items ?? [])
    #expect(found.map(\.count) == [9] && found.first?.clip == .rect(view.bounds))
  }

  @Test func `A path is filled with it from the origin on, as opaque as it is told`() {
    let picture = CGContext()
    picture.setFillColor(UIColor(patternImage: image).withAlphaComponent(0.5).cgColor)
    picture.fill(CGRect(x: 3, y: 1, width: 2, height: 2))
    let found = tiles(in: picture.items)
    #expect(found.map(\.count) == [4] && found.map(\.opacity) == [0.5])
  }

  @Test func `It has no components, and stays what it is as a colour of Core Graphics`() {
    let color = UIColor(patternImage: image)
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil) && !color.getWhite(nil, alpha: nil))
    #expect(UIColor(cgColor: color.cgColor) == color && color.cgColor.colorSpace?.model == .pattern)
    #expect(color == UIColor(patternImage: image) && color != UIColor(patternImage: UIImage()))
    #expect(UIColor { _ in color }.cgColor == color.cgColor)
  }
}
