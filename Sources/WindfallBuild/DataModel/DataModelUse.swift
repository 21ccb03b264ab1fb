import WindfallProject

/// What a model says and has no effect here.
enum DataModelUse {
  private static let attributes = [
    "spotlightIndexingEnabled": "nothing is indexed for the system's search",
    "coreSpotlightDisplayNameExpression": "nothing is indexed for the system's search",
    "usedWithCloudKit": "nothing is sent to iCloud, as on a simulator without an account",
  ]

  static func unobeyed(in element: MarkupElement) -> [DataModel.Unobeyed] {
    let own = attributes.keys.sorted().filter { (element.attributes[$0] ?? "NO") != "NO" }.map {
      DataModel.Unobeyed(feature: $0, consequence: attributes[$0] ?? "", line: element.line)
    }
    return own + element.children.flatMap(unobeyed)
  }
}
