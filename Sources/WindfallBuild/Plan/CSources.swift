import Foundation
import WindfallLowering
import WindfallProject

/// The C and C++ files of a target, and what of its headers Swift and other targets see.
public struct CSources: Sendable {
  /// The files that are compiled.
  public var files: [URL] = []
  /// Files of Objective-C, which are not.
  public var leftOut: [URL] = []
  /// The folders with the target's own headers, and others that it names.
  var headerFolders: [URL] = []
  /// The other folders of the project with headers: found by name alone, and after the system's where an include says `<…>`.
  private var projectFolders: [URL] = []
  /// The folder of the headers that other targets include; nil where there are none.
  var publicHeaders: URL?
  /// Names for the preprocessor, some with a value.
  var definitions: [String] = ["DEBUG=1"]
  /// The standards of C and of C++ files.
  var cStandard = "gnu17"
  var cxxStandard = "gnu++20"
  var flags: [String] = []
  /// The libraries of the system that a module map asks to link, where the target is only that.
  var libraries: [String] = []

  private static let cExtensions: Set<String> = ["c", "s"]
  private static let cxxExtensions: Set<String> = ["cc", "cpp", "cxx", "c++"]
  private static let objectiveCExtensions: Set<String> = ["m", "mm"]
  static let headerExtensions: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"]

  private init(sorting sources: [URL]) {
    files = sources.filter { Self.cExtensions.union(Self.cxxExtensions).contains($0.pathExtension.lowercased()) }
    leftOut = sources.filter { Self.objectiveCExtensions.contains($0.pathExtension.lowercased()) }
  }

  /// Reads those of a package's target.
  init(_ target: PackageTarget, in package: SwiftPackage) {
    self.init(sorting: target.otherSources)
    guard let folder = target.folder else { return }
    let settings = (target.description.settings ?? []).filter {
      ["c", "cxx"].contains($0.tool) && $0.applies(with: package.traits)
    }
    func values(_ name: String) -> [String] { settings.filter { $0.name == name }.flatMap(\.values) }
    definitions += ["SWIFT_PACKAGE=1"] + values("define")
    headerFolders = [folder] + values("headerSearchPath").map { folder.appendingPathComponent($0) }
    flags = values("unsafeFlags")
    cStandard = package.manifest.cLanguageStandard ?? cStandard
    cxxStandard = package.manifest.cxxLanguageStandard ?? cxxStandard
    if target.description.type == "system" {
      publicHeaders = folder
      libraries = ModuleMap(moduleName: target.moduleName, headers: folder).libraries
      return
    }
    let headers = folder.appendingPathComponent(target.description.publicHeadersPath ?? "include")
    if FileManager.default.fileExists(atPath: headers.path) { publicHeaders = headers }
  }

  /// Reads those of a project's target, whose headers are found wherever they lie in the project.
  init(_ target: ProjectTarget, settings: BuildSettings, folder: URL) {
    self.init(sorting: target.otherSources)
    guard !files.isEmpty || settings["SWIFT_OBJC_BRIDGING_HEADER"]?.isEmpty == false else { return }
    definitions = settings.preprocessorDefinitions
    cStandard = settings.cStandard.map { $0 == "compiler-default" ? cStandard : $0 } ?? cStandard
    cxxStandard = settings.cxxStandard.map { $0 == "compiler-default" ? cxxStandard : $0 } ?? cxxStandard
    let named = settings.headerSearchPaths.map {
      $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : folder.appendingPathComponent($0)
    }
    headerFolders = named
    projectFolders = Self.foldersWithHeaders(in: folder)
  }

  /// What the compiler is given for each of the files.
  func arguments(for file: URL) -> [String] {
    let isCxx = Self.cxxExtensions.contains(file.pathExtension.lowercased())
    let standard = file.pathExtension.lowercased() == "s" ? [] : ["-std=\(isCxx ? cxxStandard : cStandard)"]
    return standard + includeArguments + definitions.map { "-D\($0)" } + flags
  }

  /// Where headers are found: the target's own, and its public ones.
  var includeArguments: [String] {
    headerFolders.flatMap { ["-I", $0.path] } + [publicHeaders].compactMap { $0 }.flatMap { ["-I", $0.path] }
      + projectFolders.flatMap { ["-iquote", $0.path, "-idirafter", $0.path] }
  }

  /// All headers that may be included, each once.
  var headers: [URL] {
    var result: [URL] = []
    var seen: Set<String> = []
    for folder in headerFolders + [publicHeaders].compactMap({ $0 }) + projectFolders {
      for path in (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted() {
        let file = folder.appendingPathComponent(path)
        guard Self.headerExtensions.contains(file.pathExtension.lowercased()), seen.insert(file.path).inserted else {
          continue
        }
        result.append(file)
      }
    }
    return result
  }

  private static func foldersWithHeaders(in folder: URL) -> [URL] {
    let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", ".build", ".git"]
    var folders: Set<String> = []
    for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? []
    where path.hasSuffix(".h") || path.hasSuffix(".hpp") {
      let parts = path.split(separator: "/").map(String.init).dropLast()
      // The headers of a framework are its own.
      if skipped.isDisjoint(with: parts), !parts.contains(where: { $0.hasSuffix(".framework") }) {
        folders.insert(parts.joined(separator: "/"))
      }
    }
    return folders.sorted().map { $0.isEmpty ? folder : folder.appendingPathComponent($0) }
  }
}
