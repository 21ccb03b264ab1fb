@_spi(Windfall) import FoundationOverlay
import Synchronization
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct KeyedPropertiesTests {
  @Test("The application is found by the name of its class method")
  func sharedApplication() {
    #expect(UIApplication.responds(to: Selector("sharedApplication")))
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    let shared = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
    #expect(shared === UIApplication.shared)
  }

  @Test("Properties are read and written by name")
  func keyValueCoding() {
    let label = UILabel()
    label.setValue("text", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(NSNumber(value: 0.5), forKey: "alpha")
    label.setValue(2, forKey: "textAlignment")
    label.setValue(3, forKeyPath: "layer.cornerRadius")
    #expect(label.text == "text" && label.isHidden && label.alpha == 0.5 && label.textAlignment.rawValue == 2)
    #expect(label.layer.cornerRadius == 3)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 3)
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(item.value(forKey: "systemItem") as? Int == UIBarButtonItem.SystemItem.add.rawValue)
    #expect(item.value(forKey: "view") as? UIView === item.view)
    let controller = UIViewController()
    controller.setValue("title", forKey: "title")
    #expect(controller.title == "title")
  }

  @Test("Setters are performed by name")
  func selectors() {
    let view = UIView()
    #expect(view.responds(to: "setHidden:"))
    view.perform("setHidden:", with: true)
    view.perform(Selector("setIsOpaque:"), with: false)
    #expect(view.isHidden && !view.isOpaque)
  }

  @Test("An unknown key stops with the class")
  func unknownKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await UILabel().setValue(1, forKey: "colour")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[<UILabel 0x"))
    #expect(text.contains("this class is not key value coding-compliant for the key colour."))
  }

  @Test("What controls are set to can be observed")
  func controls() {
    let (dates, pages, stepper) = (UIDatePicker(), UIPageControl(), UIStepper())
    pages.numberOfPages = 3
    var log: [String] = []
    let tokens = [
      dates.observe(windfallKeyPath(\.date, "date")) { _, _ in log.append("date") },
      pages.observe(windfallKeyPath(\.currentPage, "currentPage")) { _, _ in log.append("page") },
      stepper.observe(windfallKeyPath(\.value, "value")) { _, _ in log.append("value") },
    ]
    dates.date += 1
    pages.currentPage = 2
    stepper.value = 0.5
    stepper.value = 1
    stepper.value = 1
    #expect(log == ["date", "page", "value", "value"])
    tokens.forEach { $0.invalidate() }
  }

  @Test("The selected item of a tab bar can be observed")
  func tabBar() {
    let (controller, pages) = (UITabBarController(), [UIViewController(), UIViewController()])
    controller.viewControllers = pages
    var log: [Bool] = []
    let token = controller.tabBar.observe(windfallKeyPath(\.selectedItem, "selectedItem")) { bar, _ in
      log.append(bar.selectedItem === pages[1].tabBarItem)
    }
    controller.selectedIndex = 1
    #expect(log == [true])
    token.invalidate()
  }

  @Test("Observers are told when a value has become another one")
  func observing() {
    let button = UIButton()
    var log: [String] = []
    let title = button.observe(windfallKeyPath(\.titleLabel?.text, "titleLabel.text"), options: [.old, .new]) {
      log.append("title \(($1.oldValue ?? nil) ?? "nil") \(($1.newValue ?? nil) ?? "nil")")
    }
    let hidden = button.observe(windfallKeyPath(\.isHidden, "isHidden"), options: .new) {
      log.append("hidden \($1.newValue ?? false)")
    }
    button.setTitle("a", for: .normal)
    button.setTitle("a", for: .normal)
    button.isHidden = true
    hidden.invalidate()
    button.isHidden = false
    button.setTitle("b", for: .normal)
    #expect(log == ["title nil a", "hidden true", "title a b"])
    title.invalidate()
  }

  @Test("Frames, scrolling and progress are observed")
  func geometry() {
    let (scroll, progress) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIProgressView())
    var log: [String] = []
    let observations = [
      scroll.observe(windfallKeyPath(\.contentOffset, "contentOffset")) { view, _ in
        log.append("offset \(view.contentOffset.y)")
      },
      scroll.observe(windfallKeyPath(\.contentSize, "contentSize")) { view, _ in
        log.append("size \(view.contentSize.height)")
      },
      scroll.observe(windfallKeyPath(\.frame, "frame")) { view, _ in log.append("frame \(view.frame.minX)") },
      scroll.observe(windfallKeyPath(\.center, "center")) { view, _ in log.append("center \(view.center.x)") },
      progress.observe(windfallKeyPath(\.progress, "progress")) { view, _ in log.append("progress \(view.progress)") },
    ]
    scroll.contentSize = CGSize(width: 10, height: 100)
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    scroll.frame.origin.x = 5
    progress.progress = 0.5
    for observation in observations { observation.invalidate() }
    #expect(log == ["size 100.0", "offset 20.0", "frame 5.0", "center 10.0", "progress 0.5"])
  }

  @Test("A controller's property, whose changes nobody sees, cannot be observed")
  func unobservable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await UIViewController().addObserver(NSObject(), forKeyPath: "title", options: [], context: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIViewController.title cannot be observed"))
  }

  @Test("Where calls of what is not there are recorded, such an observation is one, and the process goes on")
  func recordedUnobservable() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let names = Mutex<[String]>([])
      UnimplementedCall.record { call in names.withLock { $0.append(call.name) } }
      await UIViewController().addObserver(NSObject(), forKeyPath: "title", options: [], context: nil)
      exit(names.withLock { $0 } == ["observing UIViewController.title"] ? 7 : 1)
    }
  }

  @Test("An item of a bar has its identifier and label by name, as runtime attributes set them")
  func items() {
    let item = UIBarButtonItem()
    item.setValue("filter", forKey: "accessibilityIdentifier")
    item.setValue("Filter", forKeyPath: "accessibilityLabel")
    #expect(item.accessibilityIdentifier == "filter" && item.accessibilityLabel == "Filter")
  }

  @Test("The insets of the safe area can be observed")
  func safeArea() {
    let controller = UIViewController()
    withWindow(showing: controller) { _ in
      var tops: [CGFloat] = []
      let observation = controller.view.observe(
        windfallKeyPath(\.safeAreaInsets, "safeAreaInsets"), options: [.initial, .new]
      ) { _, change in
        tops.append(change.newValue?.top ?? -1)
      }
      controller.additionalSafeAreaInsets.top = 10
      CommitCycle.shared.commitIfNeeded()
      #expect(tops.count == 2 && tops.last == (tops.first ?? 0) + 10)
      observation.invalidate()
    }
  }
}
