extension CompilerSettings {
  /// What the mode of Swift 6 adds to that of Swift 5, but for what it finds of concurrency.
  private static let featuresOfSix = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "RegionBasedIsolation",
  ]

  /// The arguments for the mode of Swift 5 with what that of Swift 6 means.
  private static let modeFive = ["-swift-version", "5"] + featuresOfSix.flatMap { ["-enable-upcoming-feature", $0] }

  /// The arguments for the language mode.
  var modeArguments: [String] {
    guard languageMode == 6 else {
      return ["-swift-version", String(languageMode)] + (readsBareSlashes ? ["-enable-bare-slash-regex"] : [])
    }
    if warnsOfConcurrency { return Self.modeFive + ["-strict-concurrency=complete"] }
    return isForHost ? Self.modeFive : ["-swift-version", "6"]
  }

  /// In the mode of Swift 6, a switch over an enumeration of a library that may change has to be ready for more cases. The
  /// toolchain's own swift-syntax is one; where macros are written for it, as a package, it is none.
  var forHost: CompilerSettings {
    var settings = self
    settings.isForHost = true
    return settings
  }
}
