extension UIVisualEffectView {
  func decodeVisualEffect(_ values: NibValues) {
    if let blur = values.element.child("blurEffect") ?? values.element.child("vibrancyEffect")?.child("blurEffect") {
      effect = UIBlurEffect(style: NibValues(element: blur, nib: values.nib).blurStyle)
    }
    guard let content = values.element.child(key: "contentView") else { return }
    values.nib.decode(contentView, from: content)
  }
}

extension NibValues {
  fileprivate var blurStyle: UIBlurEffect.Style {
    word(
      "style",
      [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
      ]) ?? .regular
  }
}
