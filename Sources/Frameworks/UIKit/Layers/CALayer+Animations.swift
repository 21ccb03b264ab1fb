import Dispatch

extension CALayer {
  func start(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "windfall.animation.\(ObjectIdentifier(anim).hashValue)"
    removeAnimation(forKey: key)
    animations.append((key, anim))
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard self.animations.contains(where: { $0.animation === anim }) else { return }
        anim.delegate?.animationDidStart(anim)
        if anim.isEndless { return }
        self.end(anim, isFinished: true)
      }
    }
  }

  func stopAnimations(_ isMeant: (String) -> Bool) {
    for entry in animations where isMeant(entry.key) { end(entry.animation, isFinished: false, isRemoved: true) }
  }

  private func end(_ animation: CAAnimation, isFinished: Bool, isRemoved: Bool = false) {
    if isRemoved || animation.isRemovedOnCompletion { animations.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: isFinished)
  }
}
