import Dispatch
@_spi(Windfall) import FoundationOverlay

/// What a finger drags, from its lift to its drop.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  let source: any DragSource
  /// The row or item that is dragged, where the source is a table or a collection view.
  var sourcePath: IndexPath?
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private weak var window: UIWindow?
  private var place = CGPoint.zero
  private var target: (any DropTarget)?
  private var proposal: UIDropProposal?

  init(from source: any DragSource, in window: UIWindow?) {
    self.source = source
    self.window = window
  }

  var allowsMoveOperation: Bool { source.dragAllowsMove(self) }

  var isRestrictedToDraggingApplication: Bool { source.dragStaysInApplication(self) }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(providers.count))
    let loaded = LoadedObjects(count: providers.count)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        progress.completedUnitCount += 1
        if loaded.add(object, at: index) { Callback { loaded.pass(to: completion) }.callOnMain() }
      }
    }
    if providers.isEmpty { Callback { loaded.pass(to: completion) }.callOnMain() }
    return progress
  }

  // MARK: - The way of the finger

  /// Lifts what is at a point of the source; false where nothing is.
  func lift(at point: CGPoint) -> Bool {
    items = source.dragItems(for: self, at: point)
    return !items.isEmpty
  }

  func move(to point: CGPoint) {
    place = point
    source.dragDidMove(self)
    let under = targetUnderFinger
    if under !== target {
      target?.dropDidExit(self)
      target = under
      target?.dropDidEnter(self)
    }
    proposal = target?.dropProposal(for: self)
  }

  private var targetUnderFinger: (any DropTarget)? {
    var view = window?.hitTest(place, with: nil)
    while let current = view {
      for interaction in current.interactionState.interactions {
        if let drop = interaction as? UIDropInteraction, drop.canTakeDrop(self) { return drop }
      }
      if let list = current as? any DropTarget, list.canTakeDrop(self) { return list }
      view = current.superview
    }
    return nil
  }

  func drop() {
    let operation = proposal?.outcome(of: self) ?? .cancel
    source.dragWillEnd(self, with: operation)
    if operation != .cancel, let proposal { target?.performDrop(self, proposal) } else { target?.dropDidExit(self) }
    target?.dropDidEnd(self)
    source.dragDidEnd(self, with: operation)
  }

  func cancel() {
    proposal = nil
    drop()
  }
}

/// Runs with a drag's lift or drop, which take no time.
final class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }

  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(.end) } }
  }
}
