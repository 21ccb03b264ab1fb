import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct KeptValuesTests {
  @Test func `A value has its default until it is set, each property its own`() {
    let view = UIScrollView()
    #expect(view.bounces && view.indicatorStyle == .default && view.largeContentTitle == nil)
    view.bounces = false
    view.indicatorStyle = .white
    view.largeContentTitle = "Big"
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(!view.bounces && view.indicatorStyle == .white && view.largeContentTitle == "Big")
    #expect(view.delaysContentTouches && view.horizontalScrollIndicatorInsets.right == 4)
    view.largeContentTitle = nil
    #expect(view.largeContentTitle == nil)
  }

  @Test func `A value of a kind is that of its kind alone`() {
    let (bar, image) = (UINavigationBar(), UIImage())
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .default) === image && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
    let button = UIButton(type: .custom)
    button.setTitleShadowColor(.red, for: .normal)
    #expect(button.titleShadowColor(for: .normal) == .red && button.titleShadowColor(for: .disabled) == nil)
  }

  @Test func `Proxies of items are one for each class and its containers`() {
    let proxy = UIBarButtonItem.appearance()
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(UIBarButtonItem.appearance() === proxy && UITabBarItem.appearance() !== proxy)
    #expect(UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]) !== proxy)
    #expect(proxy.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
  }
}
