import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

/// A controller is freed when its test lets go of it, as the usual test for leaks asks.
@MainActor struct UIViewControllerReleaseTests {
  /// A screen with everything that could hold its controller.
  private final class Screen: UIViewController, UITextFieldDelegate {
    let field = UITextField()

    override func viewDidLoad() {
      let button = UIButton(type: .system)
      button.addTarget(self, action: Selector("tap:", method: Screen.tap), for: .touchUpInside)
      button.addAction(UIAction { [weak self] _ in self?.tap(nil) }, for: .touchUpInside)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", method: Screen.tap)))
      field.delegate = self
      let stack = UIStackView(arrangedSubviews: [button, field, UISwitch()])
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ])
      title = "Screen"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: Selector("tap:", method: Screen.tap))
      tabBarItem.badgeValue = "1"
    }

    func tap(_ sender: Any?) {}
  }

  /// Whether the controller that the body is given is gone after it.
  private func isFreed(_ body: (Screen) -> Void) -> Bool {
    weak var reference: Screen?
    do {
      let screen = Screen()
      reference = screen
      body(screen)
    }
    NotificationCenter.default.post(name: Notification.Name("UIKit.testMethodDidEnd"), object: nil)
    return reference == nil
  }

  private func commit() { CommitCycle.shared.commitIfNeeded() }

  @Test func `After loading`() {
    #expect(isFreed { _ in })
    #expect(isFreed { $0.loadViewIfNeeded() })
    #expect(
      isFreed { screen in
        screen.view.layoutIfNeeded()
        screen.view.setNeedsLayout()
      })
  }

  @Test func `After an appearance by hand`() {
    #expect(
      isFreed { screen in
        screen.beginAppearanceTransition(true, animated: false)
        screen.endAppearanceTransition()
      })
  }

  @Test func `With its window, committed or not`() {
    for commits in [true, false] {
      #expect(
        isFreed { screen in
          let window = UIWindow()
          window.rootViewController = screen
          window.makeKeyAndVisible()
          if commits { commit() }
        })
    }
  }

  @Test func `When its window shows another`() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(
      isFreed { screen in
        window.rootViewController = screen
        commit()
        screen.field.becomeFirstResponder()
        commit()
        window.rootViewController = UIViewController()
      })
    window.isHidden = true
  }

  @Test func `After push and pop, in a window or without one`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let cycle = { (screen: Screen) in
      navigation.pushViewController(screen, animated: true)
      commit()
      navigation.popViewController(animated: true)
      commit()
    }
    #expect(isFreed(cycle))
    withWindow(showing: navigation) { _ in #expect(isFreed(cycle)) }
  }

  @Test func `In a navigation controller or a tab bar controller that goes`() {
    #expect(isFreed { _ = UINavigationController(rootViewController: $0).view })
    #expect(
      isFreed { screen in
        let tabs = UITabBarController()
        tabs.viewControllers = [screen, UIViewController()]
        withWindow(showing: tabs) { _ in tabs.selectedIndex = 1 }
      })
  }

  @Test func `After being presented and dismissed`() {
    for style in [UIModalPresentationStyle.automatic, .fullScreen] {
      let root = UIViewController()
      withWindow(showing: root) { _ in
        #expect(
          isFreed { screen in
            screen.modalPresentationStyle = style
            root.present(screen, animated: true)
            commit()
            root.dismiss(animated: true)
            commit()
          })
      }
    }
  }

  @Test func `After presenting an alert with a handler and a text field`() {
    weak var alert: UIAlertController?
    #expect(
      isFreed { screen in
        withWindow(showing: screen) { window in
          let controller = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          controller.addAction(UIAlertAction(title: "Yes", style: .default) { [weak screen] _ in screen?.tap(nil) })
          controller.addTextField { $0.text = "a" }
          alert = controller
          screen.present(controller, animated: true)
          commit()
          screen.dismiss(animated: true)
          commit()
          window.rootViewController = nil
        }
      })
    #expect(alert == nil)
  }

  @Test func `As a child, and with children`() {
    let parent = UIViewController()
    withWindow(showing: parent) { _ in
      #expect(
        isFreed { screen in
          parent.addChild(screen)
          parent.view.addSubview(screen.view)
          screen.didMove(toParent: parent)
          commit()
          screen.willMove(toParent: nil)
          screen.view.removeFromSuperview()
          screen.removeFromParent()
          commit()
        })
    }
    #expect(
      isFreed { screen in
        let child = UIViewController()
        screen.addChild(child)
        screen.view.addSubview(child.view)
      })
  }

  @Test func `After an animation that has ended`() async {
    weak var reference: Screen?
    do {
      let screen = Screen()
      reference = screen
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 1) {
          screen.view.alpha = 0
        } completion: { _ in
          screen.view.isHidden = true
          continuation.resume()
        }
      }
    }
    await Task.yield()
    #expect(reference == nil)
  }

  @Test func `A closure that holds its controller keeps it, as on iOS`() {
    weak var reference: Screen?
    do {
      let screen = Screen()
      reference = screen
      screen.loadViewIfNeeded()
      screen.field.addAction(UIAction { _ in screen.tap(nil) }, for: .editingChanged)
    }
    #expect(reference != nil)
  }
}
