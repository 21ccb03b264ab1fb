import WindfallCore

extension UIColor {
  /// A pattern is drawn as a plain grey.
  public convenience init(patternImage image: UIImage) {
    self.init(displayColor: DisplayColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1))
  }
}
