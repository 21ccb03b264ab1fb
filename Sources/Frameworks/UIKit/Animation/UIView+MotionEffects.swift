extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { kept.value([]) }
    set { kept.set(newValue) }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
