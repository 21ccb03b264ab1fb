import Testing

@testable import UIKit

/// Of no actor: as on iOS, whoever wants may draw into an image.
struct UIGraphicsGetCurrentContextTests {
  private static func dot(_ color: UIColor) -> UIImage? {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  @Test func `threads draw into images of their own`() async {
    let images = await withTaskGroup(of: UIImage?.self) { group in
      for _ in 0..<20 { group.addTask { Self.dot(.red) } }
      return await group.reduce(into: [UIImage]()) { if let image = $1 { $0.append(image) } }
    }
    #expect(images.count == 20 && images.allSatisfy { $0.size == CGSize(width: 1, height: 1) })
  }

  @Test func `a renderer needs no actor`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
