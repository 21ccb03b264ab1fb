import FoundationOverlay
import UIKit

nonisolated extension View {
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_ActivityModifier(activityType: activityType, isActive: isActive, update: update))
  }

  /// Never called: there is no other device, and no system, from which an activity could come.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// There is nothing to tell of where the element is nil.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }
}

/// What `userActivity` puts around a view.
struct _ActivityModifier: LifeCycleModifier {
  let activityType: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  func appeared(_ memory: LifeCycleMemory) { if isActive { begin(memory) } }

  func changed(from old: _ActivityModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
    if let activity = memory.object as? NSUserActivity {
      if isActive, activity.activityType == activityType { update(activity) } else { disappeared(memory) }
    }
    if isActive, memory.object == nil, graph.isShown { begin(memory) }
  }

  func disappeared(_ memory: LifeCycleMemory) {
    (memory.object as? NSUserActivity)?.invalidate()
    memory.object = nil
  }

  @MainActor private func begin(_ memory: LifeCycleMemory) {
    let activity = NSUserActivity(activityType: activityType)
    memory.object = activity
    update(activity)
    activity.becomeCurrent()
  }
}

/// What `onOpenURL` puts around a view.
struct _OpenURLModifier: PrimitiveModifier {
  let action: (URL) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    OpenURLNode(view, context)
  }
}

private final class OpenURLNode<Content: View>: _Node<ModifiedContent<Content, _OpenURLModifier>>, URLReceiver {
  private var action: (URL) -> Void
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, _OpenURLModifier>, _ context: _NodeContext) {
    action = view.modifier.action
    content = Content._makeNode(view.content, context)
    super.init(context)
    URLReceivers.shared.add(self)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _OpenURLModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    action = view.modifier.action
    content.update(view.content, environment)
  }

  func receive(_ url: URL) { action(url) }
}
