import SwiftParser
import SwiftSyntax

/// Holds the initialisers of our classes against the facts: what is designated on iOS is overridden and called by
/// subclasses, which one that is only convenient here refuses.
struct DesignatedCheck {
  /// The initialisers that the facts have as designated: `UIView.init(frame:)`.
  private(set) var designated: Set<String> = []

  init(facts: [String]) {
    // A type's name may be that of one in another, which only an extension is given as it stands.
    let names = Initializers(viewMode: .sourceAccurate)
    for text in facts {
      var source = ""
      var type: Substring?
      for line in text.split(separator: "\n") {
        if !line.hasPrefix("\t") {
          let words = line.split { " \t".contains($0) }
          type = words.count > 1 && ["class", "extension"].contains(words[0]) ? words[1] : nil
        } else if let type, line.hasPrefix("\tinit") {
          source += "extension \(type) { \(line.dropFirst().prefix { $0 != "\t" }) }\n"
        }
      }
      names.walk(Parser.parse(source: source))
    }
    designated = Set(names.found.map { "\($0.type).\($0.name)" })
  }

  /// The initialisers of a file that are convenient here only, without what is exempt.
  func findings(path: String, text: String, exempt: Set<String> = []) -> [Finding] {
    guard text.contains("convenience init") else { return [] }
    let names = Initializers(viewMode: .sourceAccurate)
    names.walk(Parser.parse(source: text))
    return names.found.filter { $0.isConvenience && designated.contains("\($0.type).\($0.name)") }
      .map { "\($0.type).\($0.name)" }.filter { !exempt.contains($0) }
      .map { Finding(path: path, message: "\($0) is designated on iOS") }
  }

  private final class Initializers: SyntaxVisitor {
    var found: [(type: String, name: String, isConvenience: Bool)] = []
    private var types: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append(node.name.text)
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append(node.extendedType.trimmedDescription)
      return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let modifiers = node.modifiers.map(\.name.text)
      found.append((types.joined(separator: "."), "init(\(labels.joined()))", modifiers.contains("convenience")))
      return .skipChildren
    }
  }
}
