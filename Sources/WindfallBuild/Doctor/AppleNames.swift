/// How names of Apple's frameworks are told from others.
enum AppleNames {
  /// The prefixes of types that only Apple declares, and the projects themselves.
  private static let prefixes = [
    "XCUI", "XCT", "UI", "NS", "CA", "CG", "CI", "CL", "MK", "SK", "WK", "AV", "UN", "PH", "SF", "MF", "LA", "CM",
  ]

  /// Whether a name looks like one of Apple's: a prefix, then a word that begins with a capital letter.
  static func contains(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
  }

  /// What every type has.
  static let metatypeMembers: Set<String> = ["self", "Type", "Protocol", "init", "allCases", "rawValue"]
}
