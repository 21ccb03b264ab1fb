extension UISplitViewController {
  func decodeSplitViewController(_ values: NibValues) {
    let modes: KeyValuePairs<String, DisplayMode> = [
      "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
      "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
      "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
    ]
    if let mode = values.word("preferredDisplayMode", modes) { preferredDisplayMode = mode }
  }
}
