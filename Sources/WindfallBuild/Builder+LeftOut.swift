import Foundation
import WindfallProject

extension Builder {
  /// A file with an error, and why it is left out for it, in words that follow the place.
  private typealias Reason = (message: CompilerMessage, text: String)

  /// By test target, the files that do not compile because others are left out, which have what they use: they are left out
  /// with those.
  func leftOutWithOthers(_ lines: [String]) -> [String: [LeftOutFile]] {
    leftOut(lines) { target, own in
      let declared = target.leftOutFiles.map { ($0, Self.declaredNames(in: [URL(fileURLWithPath: $0.path)])) }
      return own.compactMap { message in
        guard let name = Self.missedName(in: message.text),
          let (file, _) = declared.first(where: { $0.1.contains(name) })
        else { return nil }
        let other = URL(fileURLWithPath: file.path).lastPathComponent
        return (message, "needs \(name) of \(other), which is left out")
      }
    }
  }

  /// By test target, the files that do not compile because they name what only Apple's SDK can have and neither our
  /// frameworks nor the facts know. None of a target in which something else does not compile.
  func leftOutForUnknownNames(_ lines: [String]) -> [String: [LeftOutFile]] {
    leftOut(lines) { target, own in
      // What the target sees is read once, and only where a name is in question.
      lazy var declared = Self.declaredNames(in: plan.closure(of: target).flatMap(\.sources))
      let reasons = own.compactMap { message -> Reason? in
        guard let name = Self.unknownName(in: message.text),
          !declared.contains(name.split(separator: ".").last.map(String.init) ?? name)
        else { return nil }
        return (message, "needs \(name), which Windfall does not have")
      }
      return reasons.count == own.count ? reasons : []
    }
  }

  /// By test target, the files with errors of any kind, where others are left: one file costs its own tests only.
  func leftOutForErrors(_ lines: [String]) -> [String: [LeftOutFile]] {
    leftOut(lines) { _, own in own.map { ($0, "does not compile (\($0.text))") } }
  }

  /// By test target, the files that import libraries which do not compile and no app has, where others are left: the target
  /// is built without these libraries.
  func leftOutWithLibraries(_ lines: [String]) -> [String: [LeftOutFile]] {
    let files = Set(Self.firstMessages(lines).map(\.file))
    let inApps = Set(plan.targets.filter { $0.kind == .app }.flatMap { plan.closure(of: $0) }.map(\.name))
    let broken = Set(
      plan.targets.filter { $0.kind == .library && $0.sources.contains { files.contains($0.path) } }.map(\.name)
    ).subtracting(inApps)
    guard !broken.isEmpty else { return [:] }
    var result: [String: [LeftOutFile]] = [:]
    for target in plan.targets where target.kind.isTest {
      let libraries = plan.closure(of: target).dropLast().filter { library in
        library.kind == .library && plan.closure(of: library).contains { broken.contains($0.name) }
      }
      let lost = firstImports(of: Set(libraries.map(\.moduleName)), in: target).map { place in
        LeftOutFile(
          path: place.file, line: place.line,
          reason: "\(place.file):\(place.line) imports \(place.module), which does not compile",
          libraries: Set(libraries.map(\.name)))
      }
      if !lost.isEmpty, lost.count < target.sources.count { result[target.name] = lost }
    }
    return result
  }

  /// The first import of one of some modules in each file of a target that has any.
  private func firstImports(of modules: Set<String>, in target: TargetPlan) -> [ImportScan.Place] {
    let options = lowering(of: target).options
    return target.sources.compactMap { source in
      guard let text = InputFile.text(at: source) else { return nil }
      return ImportScan.unknownImports(in: text, path: source.path, options: options) { !modules.contains($0) }.first
    }
  }

  /// By test target, the files that are chosen by the first errors of its own files; never all of a target.
  private func leftOut(
    _ lines: [String], _ choose: (TargetPlan, [CompilerMessage]) -> [Reason]
  ) -> [String: [LeftOutFile]] {
    let first = Self.firstMessages(lines)
    var result: [String: [LeftOutFile]] = [:]
    for target in plan.targets where target.kind.isTest {
      let sources = Set(target.sources.map(\.path))
      let files = choose(target, first.filter { sources.contains($0.file) }).map { message, text in
        LeftOutFile(path: message.file, line: message.line, reason: "\(message.file):\(message.line) \(text)")
      }
      if !files.isEmpty, files.count < sources.count { result[target.name] = files }
    }
    return result
  }

  /// The first error in each file.
  private static func firstMessages(_ lines: [String]) -> [CompilerMessage] {
    var first: [CompilerMessage] = []
    for message in lines.compactMap({ CompilerMessage($0) }) where !first.contains(where: { $0.file == message.file }) {
      first.append(message)
    }
    return first
  }

  /// What the compiler has not found, if it is a name in Apple's manner or a member of a type with one.
  static func unknownName(in text: String) -> String? {
    if let match = text.firstMatch(of: #/type '(?:any )?(\w+)[?!]?' has no member '(\w+)'/#) {
      return isInAppleManner(String(match.1)) ? "\(match.1).\(match.2)" : nil
    }
    return missedName(in: text).flatMap { isInAppleManner($0) ? $0 : nil }
  }

  /// Whether a name begins as those of frameworks in C and Objective-C do: with two capitals or more, or as Security's.
  static func isInAppleManner(_ name: String) -> Bool {
    name.wholeMatch(of: #/k?[A-Z]{3,6}[a-z0-9]\w*|(?:k|err)?Sec[A-Z]\w*|kCC[A-Z]\w*|CC_?[A-Z]\w*/#) != nil
  }

  /// What some sources declare.
  private static func declaredNames(in sources: [URL]) -> Set<String> {
    var mentions = Mentions()
    for source in sources { mentions.add(InputFile.text(at: source) ?? "") }
    return mentions.declared
  }

  /// What the compiler says that it has not found.
  private static func missedName(in text: String) -> String? {
    let forms = [
      #/cannot find (?:type |protocol )?'([^']+)' in scope/#, #/has no member '([^']+)'/#,
      #/'([^']+)' is not a member type of/#,
    ]
    return forms.lazy.compactMap { text.firstMatch(of: $0).map { String($0.1) } }.first
  }
}

extension BuildPlan {
  /// The plan without some files of test targets, whose tests fail.
  func leavingOut(_ files: [String: [LeftOutFile]]) -> BuildPlan {
    var plan = self
    for index in plan.targets.indices {
      let more = files[plan.targets[index].name] ?? []
      let paths = Set(more.map(\.path))
      plan.targets[index].leftOutFiles += more
      plan.targets[index].sources.removeAll { paths.contains($0.path) }
      plan.targets[index].dependencies.removeAll { name in more.contains { $0.libraries.contains(name) } }
    }
    // What nothing needs any more would only fail again.
    let broken = Set(files.values.joined().flatMap(\.libraries))
    while let unused = plan.targets.firstIndex(where: { target in
      broken.contains(target.name) && !plan.targets.contains { $0.dependencies.contains(target.name) }
    }) {
      plan.targets.remove(at: unused)
    }
    return plan
  }
}
