import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIBarButtonItemBackgroundTests {
  @Test func `Backgrounds are kept for each state, style and size of the bar`() {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let (plain, done) = (UIImage(), UIImage())
    item.setBackgroundImage(plain, for: .reserved, style: .plain, barMetrics: .default)
    item.setBackgroundImage(done, for: .reserved, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .reserved, style: .plain, barMetrics: .default) === plain)
    #expect(item.backgroundImage(for: .reserved, style: .done, barMetrics: .default) === done)
    #expect(item.backgroundImage(for: .reserved, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .application, style: .done, barMetrics: .default) == nil)
  }
}
