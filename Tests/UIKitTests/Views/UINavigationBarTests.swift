import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UINavigationBarTests {
  @Test func `A background image takes the place of the bar's own background, unless there is an appearance`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red && bar.drawContents().isEmpty)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.backgroundColor == .clear && bar.backgroundImage(for: .default) != nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    bar.setBackgroundImage(drawn, for: .default)
    #expect(!bar.drawContents().isEmpty)
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.backgroundColor == .blue && bar.drawContents().isEmpty)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
  }
}
