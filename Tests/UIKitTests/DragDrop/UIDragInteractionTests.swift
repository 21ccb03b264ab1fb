import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UIDragInteractionTests {
  private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var texts = ["Fig"]
    var operation = UIDropOperation.copy
    var received: [String] = []
    var didLoad: (() -> Void)?

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      texts.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("ended \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: operation) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop at \(Int(session.location(in: interaction.view ?? UIView()).x))")
      session.loadObjects(ofClass: String.self) { texts in
        self.received = texts
        self.didLoad?()
      }
    }
  }

  private let owner = Owner()

  private func withViews(_ body: (CGPoint, CGPoint) async -> Void) async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    let source = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    source.addInteraction(UIDragInteraction(delegate: owner))
    target.addInteraction(UIDropInteraction(delegate: owner))
    root.view.addSubview(source)
    root.view.addSubview(target)
    window.makeKeyAndVisible()
    CommitCycle.shared.commitIfNeeded()
    await body(CGPoint(x: 100, y: 150), CGPoint(x: 240, y: 350))
    window.isHidden = true
  }

  private func drag(from start: CGPoint, through points: [CGPoint]) {
    Fingers.send(.began, start)
    Fingers.send(.stationary, start, at: 1)
    for point in points { Fingers.send(.moved, point, at: 1) }
    Fingers.send(.ended, points.last ?? start, at: 1)
  }

  @Test func `What is held down and dragged is dropped where it is taken`() async {
    await withViews { source, target in
      drag(from: source, through: [target])
      #expect(owner.log == ["begin", "enter", "drop at 40", "ended copy"])
    }
    if owner.received.isEmpty { await withCheckedContinuation { done in owner.didLoad = { done.resume() } } }
    #expect(owner.received == ["Fig"])
  }

  @Test func `A drag that ends elsewhere is cancelled, as is one whose target forbids it`() async {
    await withViews { source, target in
      drag(from: source, through: [target, CGPoint(x: 20, y: 700)])
      #expect(owner.log == ["begin", "enter", "exit", "ended cancel"])
      owner.log = []
      owner.operation = .forbidden
      drag(from: source, through: [target])
      #expect(owner.log == ["begin", "enter", "exit", "ended cancel"])
    }
  }

  @Test func `Nothing begins without items, or while the finger stays where it is`() async {
    await withViews { source, target in
      Fingers.press(source)
      owner.texts = []
      drag(from: source, through: [target])
      #expect(owner.log == [])
    }
  }
}
