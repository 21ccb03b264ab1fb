extension PackageRequirement {
  /// What satisfies this and another requirement; one that names a single state of the package wins.
  public func joined(with other: PackageRequirement) -> PackageRequirement {
    guard let own = range else { return self == .unspecified ? other : self }
    guard let range = other.range else { return other == .unspecified ? self : other }
    let lower = Self.isBefore(own.lower, range.lower) ? range.lower : own.lower
    let upper = Self.isBefore(own.upper, range.upper) ? own.upper : range.upper
    return .range(from: lower, to: upper)
  }

  private var range: (lower: String, upper: String)? {
    switch self {
    case .upToNextMajor(let version): (version, "\(Self.numbers(version)[0] + 1).0.0")
    case .upToNextMinor(let version): (version, "\(Self.numbers(version)[0]).\(Self.numbers(version)[1] + 1).0")
    case .range(let lower, let upper): (lower, upper)
    case .exact, .branch, .revision, .unspecified: nil
    }
  }

  private static func isBefore(_ left: String, _ right: String) -> Bool {
    numbers(left).lexicographicallyPrecedes(numbers(right))
  }

  /// Major, minor and patch version; what cannot be read counts as 0.
  private static func numbers(_ version: String) -> [Int] {
    let core = version.split { $0 == "-" || $0 == "+" }.first ?? ""
    let numbers = core.split(separator: ".").map { Int($0) ?? 0 }
    return Array((numbers + [0, 0, 0]).prefix(3))
  }
}
