import Dispatch

extension CALayer {
  /// An animation takes the place of an earlier one with its key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
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

  public func removeAnimation(forKey key: String) {
    for entry in animations where entry.key == key { end(entry.animation, isFinished: false, isRemoved: true) }
  }

  public func removeAllAnimations() {
    for entry in animations { end(entry.animation, isFinished: false, isRemoved: true) }
  }

  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  private func end(_ animation: CAAnimation, isFinished: Bool, isRemoved: Bool = false) {
    if isRemoved || animation.isRemovedOnCompletion { animations.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: isFinished)
  }
}
