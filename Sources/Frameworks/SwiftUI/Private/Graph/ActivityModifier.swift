import FoundationOverlay

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

  private func begin(_ memory: LifeCycleMemory) {
    let activity = NSUserActivity(activityType: activityType)
    memory.object = activity
    update(activity)
    activity.becomeCurrent()
  }
}
