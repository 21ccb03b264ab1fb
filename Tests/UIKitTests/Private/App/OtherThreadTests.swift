import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct OtherThreadTests {
  @Test func `A change on another thread shows in the next frame`() async {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(label)
    #expect(container.publishedElements().first?.children.first?.label == "")
    await onAnotherThread { label.text = "Loaded" }
    await passTurns(1)
    #expect(container.publishedElements().first?.children.first?.label == "Loaded")
  }

  @Test func `Views are added and taken out before the call returns`() async {
    let (container, view) = (UIView(), UIView())
    var parents: [UIView?] = []
    await onAnotherThread {
      container.addSubview(view)
      parents.append(view.superview)
      view.removeFromSuperview()
      parents.append(view.superview)
    }
    #expect(parents.count == 2 && parents.first == container && parents.last == .some(nil))
  }

  @Test func `Presenting and dismissing on another thread works`() async {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    var shown: [UIViewController?] = []
    await onAnotherThread {
      root.present(presented, animated: false)
      shown.append(root.presentedViewController)
      root.dismiss(animated: false)
      shown.append(root.presentedViewController)
    }
    #expect(shown == [presented, nil])
  }

  @Test func `A view is loaded on the main thread`() async {
    final class Controller: UIViewController {
      var loads: [Bool] = []
      override func viewDidLoad() { loads.append(!OtherThread.isCurrent) }
    }
    let controller = Controller()
    await onAnotherThread { controller.loadViewIfNeeded() }
    #expect(controller.loads == [true] && controller.isViewLoaded)
  }

  @Test func `Work with a result is done on the main thread`() async {
    let view = UIView()
    var answers: [Bool] = []
    await onAnotherThread { answers.append(OtherThread.result(for: view) { !OtherThread.isCurrent }) }
    #expect(answers == [true])
  }

  @Test func `A table that is reloaded on another thread asks on the main one`() async {
    final class Source: NSObject, UITableViewDataSource {
      var rows = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        #expect(!OtherThread.isCurrent)
        return rows
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        #expect(!OtherThread.isCurrent)
        return UITableViewCell()
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
    source.rows = 3
    var counts: [Int] = []
    await onAnotherThread {
      table.reloadData()
      counts.append(table.numberOfRows(inSection: 0))
    }
    #expect(counts == [3])
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }

  @Test func `A call does not wait for ever for a main thread that waits for it`() {
    let isDone = DispatchSemaphore(value: 0)
    let container = UIView()
    typealias Unisolated = () -> Void
    let work: @MainActor () -> Void = { container.addSubview(UIView()) }
    nonisolated(unsafe) let call = unsafeBitCast(work, to: Unisolated.self)
    Thread.detachNewThread {
      call()
      isDone.signal()
    }
    #expect(isDone.wait(timeout: .now() + 60) == .success)
  }
}
