import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UIAppearanceTests {
  private final class OwnSwitch: UISwitch {}

  @Test func `Views take over what their proxy has when they enter a window`() {
    defer { AppearanceProxies.removeAll() }
    UISwitch.appearance().onTintColor = .red
    OwnSwitch.appearance().onTintColor = .green
    let (plain, own, coloured) = (UISwitch(), OwnSwitch(), UISwitch())
    coloured.onTintColor = .blue
    #expect(plain.onTintColor == nil)
    withWindow { _, root in
      for view in [plain, own, coloured] { root.addSubview(view) }
      #expect(plain.onTintColor == .red && own.onTintColor == .green && coloured.onTintColor == .blue)
    }
  }

  @Test func `A proxy for containers counts only inside of them`() {
    defer { AppearanceProxies.removeAll() }
    UISlider.appearance(whenContainedInInstancesOf: [UIStackView.self]).minimumTrackTintColor = .red
    UISlider.appearance(whenContainedInInstancesOf: [UIStackView.self, UINavigationController.self])
      .minimumTrackTintColor = .green
    let (outside, inside) = (UISlider(), UISlider())
    withWindow { _, root in
      root.addSubview(outside)
      root.addSubview(UIStackView(arrangedSubviews: [inside]))
      #expect(outside.minimumTrackTintColor == nil && inside.minimumTrackTintColor == .red)
    }
    let (controller, nested) = (UIViewController(), UISlider())
    withWindow(showing: UINavigationController(rootViewController: controller)) { _ in
      controller.view.addSubview(UIStackView(arrangedSubviews: [nested]))
      #expect(nested.minimumTrackTintColor == .green)
    }
  }

  @Test func `A bar shows what its proxy, its appearance or its item says`() {
    defer { AppearanceProxies.removeAll() }
    UINavigationBar.appearance().barTintColor = .red
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    withWindow(showing: navigation) { _ in
      #expect(bar.backgroundColor == .red)
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      bar.standardAppearance = appearance
      #expect(bar.backgroundColor == .systemBackground)
      let label = bar.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.textColor == .white)
      appearance.backgroundColor = .blue
      #expect(bar.backgroundColor == .blue)
      controller.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: appearance)
      controller.navigationItem.scrollEdgeAppearance?.backgroundColor = .green
      #expect(bar.backgroundColor == .green)
      bar.backgroundColor = .brown
      controller.title = "Other"
      #expect(bar.backgroundColor == .brown)
    }
  }

  @Test func `The items of a tab bar have the colours of its appearance`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .black
    appearance.stackedLayoutAppearance.normal.iconColor = .gray
    tabs.tabBar.standardAppearance = appearance
    appearance.stackedLayoutAppearance.selected.iconColor = .white
    #expect(tabs.tabBar.backgroundColor == .black)
    #expect(tabs.tabBar.items?.map { $0.button.tintColor } == [.white, .gray])
  }
}
