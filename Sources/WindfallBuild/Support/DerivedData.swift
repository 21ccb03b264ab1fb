import Foundation

/// The folders that a project is built in, all outside the project.
public struct DerivedData: Sendable {
  public let root: URL
  /// Where what is built differently lies, so that neither build spoils the other.
  private var variant: String?
  private var shared: URL?

  public init(root: URL) {
    self.root = root
  }

  /// The folder that the caller names. One that the compiler could not write to is reached by a link in the user's cache.
  public init(
    folder path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BuildError) {
    let folder = URL(fileURLWithPath: path)
    shared = Self.namedModuleCache(environment)
    let plain = Self.folderName(folder.path.replacing("/", with: "-"))
    guard folder.path.contains("%") || folder.path.contains(where: \.isNewline) else {
      root = folder
      return
    }
    root = Self.cacheFolder(environment).appendingPathComponent("windfall/Links/\(plain.suffix(60))")
    try FileWriter.createFolder(folder)
    try FileWriter.createSymbolicLink(root, to: folder)
  }

  /// The folders for code that counts how often it is run.
  public var measured: DerivedData {
    var folders = self
    folders.variant = "Coverage"
    return folders
  }

  private var built: URL { variant.map { root.appendingPathComponent($0) } ?? root }

  /// The folder that is used for a project when the caller names none: one per project path, in the user's cache.
  public init(project: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let path = project.standardizedFileURL.resolvingSymlinksInPath().path
    let name = Self.folderName(project.deletingPathExtension().lastPathComponent)
    let hash = ContentHash(of: path).hexadecimal.prefix(8)
    let cache = Self.cacheFolder(environment)
    root = cache.appendingPathComponent("windfall/DerivedData/\(name)-\(hash)")
    shared = Self.namedModuleCache(environment) ?? cache.appendingPathComponent("windfall/ModuleCache")
  }

  /// What the sources of a target became.
  public func lowered(_ target: String) -> URL { built.appendingPathComponent("Lowered/\(Self.folderName(target))") }

  /// Objects, modules and fingerprints of a target.
  public func intermediates(_ target: String) -> URL {
    built.appendingPathComponent("Intermediates/\(Self.folderName(target))")
  }

  /// Where all modules of the project are put for each other to import.
  public var modules: URL { built.appendingPathComponent("Intermediates/Modules") }

  /// What the compiler has read of modules.
  var moduleCache: URL { root.appendingPathComponent("Intermediates/ModuleCache") }

  /// What it has read of those of the system, the toolchain and the SDK, for which all projects of a user have one place
  /// unless they name their derived data.
  var sharedModuleCache: URL { shared ?? moduleCache }

  private static func namedModuleCache(_ environment: [String: String]) -> URL? {
    environment["WINDFALL_MODULE_CACHE"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
  }

  public var products: URL { built.appendingPathComponent("Products") }

  /// What is read of packages, and packages that were fetched.
  public var packages: URL { root.appendingPathComponent("Packages") }

  /// What the SDK's object files were when it was last asked.
  var objectLists: URL { root.appendingPathComponent("Intermediates/sdk-objects.json") }

  /// The compiler puts random digits in the place of each `%` in the path of a file that it writes.
  static func folderName(_ name: String) -> String {
    guard name.contains("%") || name.contains(where: \.isNewline) else { return name }
    let plain = String(name.map { $0 == "%" || $0.isNewline ? "_" : $0 })
    return "\(plain)-\(ContentHash(of: name).hexadecimal.prefix(8))"
  }

  /// Makes the folders, so that a folder that cannot be written is found before any work is done.
  public func prepare() throws(BuildError) {
    for folder in [products, modules] { try FileWriter.createFolder(folder) }
  }

  /// Removes modules that no target makes and the SDK has: they were declared for the project before the SDK had them.
  func removeModules(notIn made: Set<String>, thatAreIn sdk: URL) throws(BuildError) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    for file in files.map({ modules.appendingPathComponent($0) }) where file.pathExtension == "swiftmodule" {
      let name = file.deletingPathExtension().lastPathComponent
      guard !made.contains(name),
        FileManager.default.fileExists(atPath: sdk.appendingPathComponent(file.lastPathComponent).path)
      else { continue }
      try FileWriter.remove(file)
    }
  }

  /// Removes what was built, and keeps the packages that were fetched.
  public func clean() throws(BuildError) {
    for name in ["Coverage", "Declared", "Intermediates", "Lowered", "Products"] {
      let folder = root.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: folder.path) { try FileWriter.remove(folder) }
    }
  }

  static func cacheFolder(_ environment: [String: String]) -> URL {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return URL(fileURLWithPath: cache) }
    let home = environment["HOME"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appendingPathComponent(".cache")
  }
}
