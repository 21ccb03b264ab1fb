/// What the lowering has to know of the frameworks, read from them and written as tables.
struct LoweringFacts {
  /// By class, the public classes that inherit from it directly, those of responders and layers only: they are the ones whose
  /// members apps add and override in extensions.
  let subclasses: [String: [String]]
  /// By module, what it declares at its top, where iOS has that in Foundation or its parts. Of UIKit, the types whose
  /// names do not begin with its letters.
  let names: [String: [String]]
  /// The modules that bring Foundation and not what ours adds to it, Foundation among them.
  let bringingFoundation: [String]

  static let roots = ["CALayer", "UIResponder"]
  static let modules = ["CoreGraphics", "FoundationOverlay", "ObjectiveC", "UIKit"]

  /// Takes what the frameworks declare, which modules each brings with it, and which are linked only into what imports
  /// them.
  init(frameworks api: PublicAPI, exports: [String: Set<String>], services: [String]) {
    bringingFoundation =
      (["Foundation"]
      + services.filter { service in
        let all = Self.reach(of: service, exports)
        return all.contains("Foundation") && !all.contains("FoundationOverlay")
      }).sorted()
    var children: [String: [String]] = [:]
    for (name, type) in api.types where type.isClass {
      for parent in type.inherited where api.types[parent]?.isClass == true {
        children[parent, default: []].append(name)
      }
    }
    var subclasses: [String: [String]] = [:]
    var open = Self.roots
    while let name = open.popLast() {
      guard let found = children[name], subclasses[name] == nil else { continue }
      subclasses[name] = found.sorted()
      open += found
    }
    self.subclasses = subclasses
    names = Dictionary(
      uniqueKeysWithValues: Self.modules.map { module in
        let types = api.types.filter { name, type in
          type.framework == module && type.isDeclaration && !name.contains(".") && !name.hasPrefix("@")
            && (module != "UIKit" || ["CA", "NS"].contains(name.prefix(2)))
        }
        let globals =
          module == "UIKit"
          ? [] : api.types["@\(module)"]?.members.keys.filter { $0.first?.isLetter == true || $0.hasPrefix("_") } ?? []
        return (module, Set(types.keys).union(globals).sorted())
      })
  }

  /// What a module brings, and what that brings.
  private static func reach(of module: String, _ exports: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var open = [module]
    while let next = open.popLast() {
      for name in exports[next] ?? [] where reached.insert(name).inserted { open.append(name) }
    }
    return reached
  }

  var text: String {
    let lines =
      [
        "// Written by Scripts/generate-documents.sh from the frameworks; run it again to change this file.", "",
        "/// What the rules have to know of the frameworks' public declarations.", "enum FrameworkFacts {",
        "  /// By class, the ones that inherit from it directly, of responders and layers.",
        "  static let subclasses: [String: String] = [",
      ] + Self.rows(subclasses) + [
        "  ]", "",
        "  /// By module, what it declares at its top, where iOS has that in Foundation or one of its parts; of UIKit, what",
        "  /// has not its letters.",
        "  static let names: [String: String] = [",
      ] + Self.rows(names) + [
        "  ]", "", "  /// The modules that bring Foundation and not what ours adds to it.",
        "  static let bringingFoundation: Set<String> = [",
      ] + bringingFoundation.map { "    \"\($0)\"," } + ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// One entry each, its words in lines of the usual length.
  private static func rows(_ entries: [String: [String]]) -> [String] {
    entries.sorted { $0.key < $1.key }.flatMap { key, words in
      var lines = [""]
      for word in words {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = word
        } else if last.count + word.count < 110 {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(word)
        }
      }
      let text = lines.map { "    \($0)" }.joined(separator: " \\\n")
      return ["    \"\(key)\": \"\"\"", text, "    \"\"\","]
    }
  }
}
