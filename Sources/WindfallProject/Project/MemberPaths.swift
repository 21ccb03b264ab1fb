/// Files and folders that an exception of a synchronized folder names.
struct MemberPaths {
  private let paths: Set<String>

  var isEmpty: Bool { paths.isEmpty }

  init(_ paths: [String]) {
    // All languages of a localised file are written as `/Localized: Folder/Name.strings`.
    self.paths = Set(paths)
  }

  /// Whether the file, or a folder that it is in, is named.
  func contains(_ path: String) -> Bool {
    guard !paths.isEmpty else { return false }
    var components = path.split(separator: "/")
    if paths.contains(Self.localised(components)) { return true }
    while !components.isEmpty {
      if paths.contains(components.joined(separator: "/")) { return true }
      components.removeLast()
    }
    return false
  }

  private static func localised(_ components: [Substring]) -> String {
    "/Localized: " + components.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
