/// What a colour is called for people who do not see it. The words are ours.
enum ColorName {
  private static let hues: [(end: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"), (290, "purple"),
    (345, "pink"), (360, "red"),
  ]

  /// The hue and the brightness in per cent, such as "dark blue 48".
  static func name(of color: UIColor) -> String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "color" }
    let percent = Int((brightness * 100).rounded())
    if percent == 0 { return "black" }
    if saturation < 0.05 { return percent == 100 ? "white" : "grey \(percent)" }
    let name = hues.first { hue * 360 <= $0.end }?.name ?? "red"
    let shade = brightness < 0.6 ? "dark " : saturation < 0.5 ? "light " : ""
    return "\(shade)\(name) \(percent)"
  }
}
