import SwiftSyntax

/// What the rules share while one file is lowered.
final class LoweringContext {
  let options: LoweringOptions
  /// The user's file.
  let path: String
  let evaluator: ConditionEvaluator
  var edits = EditList()
  var diagnostics: [LoweringDiagnostic] = []
  var facts: SourceFacts
  /// The types around the node being seen, the innermost last.
  var scopes: [TypeScope] = []
  /// How many functions and closures are around the node being seen.
  var functionDepth = 0
  /// How many `#if` are around the node being seen.
  var conditionDepth = 0
  /// Every identifier of the file, outside code that is left out.
  var identifiers: Set<String> = []
  /// What the declarations of the file expose, and may be asked for by name.
  var members: [Member] = []
  /// What classes that functions declare expose, by the class.
  var localMembers: [SyntaxIdentifier: [Member]] = [:]
  /// The declared types of the file by their qualified names.
  var types: [String: TypeScope] = [:]
  /// The module that the lowered text needs besides those that the user's identifiers tell of.
  var needsObjectiveC = false
  /// The lines that follow the user's last one.
  var trailer: [String] = []

  private let bytes: [UInt8]
  private let lineStarts: [Int]

  init(options: LoweringOptions, path: String, bytes: [UInt8]) {
    self.options = options
    self.path = path
    self.bytes = bytes
    evaluator = ConditionEvaluator(options: options)
    facts = SourceFacts(path: path)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// The optional requirements of the project's protocols, by their names with labels; those of one name also with their
  /// types.
  var optionalRequirements: [String: OptionalRequirement] {
    let all = options.module.optionalRequirements.union(facts.optionalRequirements)
    let sorted = all.sorted { $0.objectiveCName < $1.objectiveCName }
    return Dictionary(sorted.map { ($0.reference, $0) } + sorted.map { ($0.key, $0) }) { $1 }
  }

  /// What is known of the module, together with what extensions of this file add for subclasses to override.
  var completeModule: ModuleFacts {
    var module = options.module
    if module.extensionMembers.isEmpty, facts.extensionMembers.isEmpty { return module }
    for type in facts.classes { module.superclasses[type.name] = type.superclass }
    let known = module
    module.extensionMembers.formUnion(facts.extensionMembers.filter { known.isOfFramework($0.type) })
    return module
  }

  /// What is known of the module, with the classes of this file and what they override in vain on Linux.
  var moduleWithHooks: ModuleFacts {
    var module = options.module
    module.hooks.formUnion(facts.hooks)
    for type in facts.classes { module.superclasses[type.name] = type.superclass }
    return module
  }

  /// What classes take over from extensions, of this file and then of the others, each once.
  var overrides: [ExtensionOverride] {
    let others = options.module.overrides.filter { override in
      let isPrivate = types[override.type]?.isPrivate == true
      return override.file == (isPrivate ? facts.path : nil)
    }
    var done: Set<String> = []
    return (facts.overrides + others).filter { done.insert($0.type + " " + $0.declaration).inserted }
  }

  /// Keeps a member of the innermost type.
  func note(_ member: Member) {
    if let scope = scopes.last, functionDepth > 0 {
      localMembers[scope.id, default: []].append(member)
    } else {
      members.append(member)
    }
  }

  /// The file's name without folders and extension.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? "")
  }

  /// The bytes of a node without the trivia around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The user's line, from 1, of a node's first character.
  func line(of node: some SyntaxProtocol) -> Int {
    location(node.positionAfterSkippingLeadingTrivia.utf8Offset).line
  }

  func report(_ severity: LoweringDiagnostic.Severity, _ message: String, at node: some SyntaxProtocol) {
    let (line, column) = location(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    diagnostics.append(
      LoweringDiagnostic(severity: severity, file: path, line: line, column: column, message: message))
  }

  /// Adds a protocol to those that a class names.
  func conform(_ node: ClassDeclSyntax, to name: String) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", \(name)", at: range(of: last).upperBound)
    } else {
      let before: any SyntaxProtocol = node.genericParameterClause ?? node.name
      edits.insert(": \(name)", at: range(of: before).upperBound)
    }
  }

  /// Removes a node, and the blanks that part it from what follows on its line.
  func remove(_ node: some SyntaxProtocol) {
    var range = range(of: node)
    while range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: " ") {
      range = range.lowerBound..<range.upperBound + 1
    }
    edits.remove(range)
  }

  /// The text with all edits, the line map before it and the added declarations after it.
  func loweredText() -> (text: String, changes: [TextChange]) {
    var text = LoweredHeading.line(naming: path) + "\n"
    let (body, changes) = edits.applied(to: bytes)
    text += String(decoding: body, as: UTF8.self)
    guard !trailer.isEmpty else { return (text, changes) }
    if bytes.last != UInt8(ascii: "\n") { text += "\n" }
    return (text + "#sourceLocation()\n" + trailer.joined(separator: "\n") + "\n", changes)
  }

  private func location(_ offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}
