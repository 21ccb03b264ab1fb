/// Where a package comes from: an address, or a folder.
public struct PackageAddress: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// The name that it ends with, without `.git`.
  public var name: String {
    let last = text.split(separator: "/").last.map(String.init) ?? text
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// What the package manager calls the package: names that differ by case only are one package.
  public var identity: String { name.lowercased() }
}
