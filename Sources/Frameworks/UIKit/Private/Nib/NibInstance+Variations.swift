import WindfallCore

extension NibInstance {
  /// Whether an element installs what it refers to, by its masks for all size classes and for those of the device.
  func isInstalled(_ id: String?, mask: String, in element: InterfaceElement) -> Bool {
    guard let id else { return true }
    var isInstalled = true
    for variation in variations(of: element) {
      let changes = variation.children.first { $0.name == "mask" && $0.key == mask }?.children ?? []
      for change in changes where change["reference"] == id { isInstalled = change.name == "include" }
    }
    return isInstalled
  }

  /// The element with what its variations for the device's size classes say instead.
  func varied(_ element: InterfaceElement) -> InterfaceElement {
    var result = element
    for variation in variations(of: element) where variation.key != "default" {
      for (name, value) in variation.attributes where name != "key" { result.attributes[name] = value }
      for child in variation.children where child.name != "mask" {
        result.children.removeAll { $0.key == child.key && $0.name == child.name }
        result.children.append(child)
      }
    }
    return result
  }

  /// The variations that hold on the device: first that for all, last those for both size classes.
  private func variations(of element: InterfaceElement) -> [InterfaceElement] {
    guard element.child("variation") != nil else { return [] }
    let holding = element.children.filter { $0.name == "variation" && holds($0.key ?? "") }
    return [0, 1, 2].flatMap { count in
      holding.filter { ($0.key ?? "").split(separator: "=").count - 1 == count }
    }
  }

  /// Whether the device has the size classes of a key such as `heightClass=regular-widthClass=compact`.
  private func holds(_ key: String) -> Bool {
    if key == "default" { return true }
    let traits = Device.current.traits
    let own = [
      "widthClass=\(traits.horizontalSizeClass == .compact ? "compact" : "regular")",
      "heightClass=\(traits.verticalSizeClass == .compact ? "compact" : "regular")",
    ]
    return !key.isEmpty && key.split(separator: "-").allSatisfy { own.contains(String($0)) }
  }
}
